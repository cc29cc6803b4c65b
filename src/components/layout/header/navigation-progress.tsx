import { useNavigation } from 'react-router-dom';

/** The progress bar of a pending navigation: tiles along the lower edge of the header until the page is loaded. */
export const NavigationProgress = () => {
  const { state } = useNavigation();
  return state !== 'idle' && <div aria-hidden="true" className="navigation-progress" />;
};
