import { memo } from 'react';
import { useNavigation } from 'react-router-dom';
import { useHydrated } from '../../../hooks/use-hydrated';
import { SearchControl } from '../../search/search-control';
import { HydratedLater } from '../rest';
import { AccountLinks } from './account-links';
import { LogoLink } from './logo-link';
import { MegaMenu } from './mega-menu';
import { MobileMenu } from './mobile-menu';

/** The progress bar of a pending navigation: tiles along the lower edge of the header until the page is loaded. */
const NavigationProgress = () => {
  const { state } = useNavigation();
  // Back may come before the page is hydrated, whose HTML has no bar.
  const isHydrated = useHydrated();
  return isHydrated && state !== 'idle' && <div aria-hidden="true" className="navigation-progress" />;
};

/**
 * The fixed header: logo, menus, account links. Memoized: the parts that depend on the current page read it from the router.
 */
export const Header = memo(() => (
  <header className="stays-in-place on-paper fixed inset-x-0 top-0 z-50 border-b print:hidden">
    <div className="page-grid flex h-(--header) items-center justify-between gap-6 @max-[22rem]/page:gap-3">
      <LogoLink />
      <HydratedLater>
        <MegaMenu />
      </HydratedLater>
      <div className="flex items-center justify-end gap-4 @max-[21rem]/page:gap-2">
        <SearchControl />
        <AccountLinks />
        <MobileMenu />
      </div>
    </div>
    <NavigationProgress />
  </header>
));
