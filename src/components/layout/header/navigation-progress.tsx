import { useNavigation } from 'react-router-dom';

/** On a slow network the next page takes a while: tiles are laid along the bar's lower edge until it is there. */
export const NavigationProgress = () => {
  const { state } = useNavigation();
  return state !== 'idle' && <div aria-hidden="true" className="navigation-progress" />;
};
