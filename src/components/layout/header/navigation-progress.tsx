import { useNavigation } from 'react-router-dom';
import { useHydrated } from '../../../lib/use-hydrated';

/** The progress bar of a pending navigation: tiles along the lower edge of the header until the page is loaded. */
export const NavigationProgress = () => {
  const { state } = useNavigation();
  // Back may come before the page is hydrated, whose HTML has no bar.
  const isHydrated = useHydrated();
  return isHydrated && state !== 'idle' && <div aria-hidden="true" className="navigation-progress" />;
};
