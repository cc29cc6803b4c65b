import { memo } from 'react';
import { SearchControl } from '../../search/search-control';
import { AccountLinks } from './account-links';
import { LogoLink } from './logo-link';
import { MegaMenu } from './mega-menu';
import { MobileMenu } from './mobile-menu';
import { NavigationProgress } from './navigation-progress';

/**
 * The fixed header: logo, menus, account links. Memoized: the parts that depend on the current page read it from the router.
 */
export const Header = memo(() => (
  <header className="stays-in-place on-paper fixed inset-x-0 top-0 z-50 border-b print:hidden">
    <div className="page-grid flex h-(--header) items-center justify-between gap-6 @max-[22rem]/page:gap-3">
      <LogoLink />
      <MegaMenu />
      <div className="flex shrink-0 items-center justify-end gap-4 @max-[21rem]/page:gap-2">
        <SearchControl />
        <AccountLinks />
        <MobileMenu />
      </div>
    </div>
    <NavigationProgress />
  </header>
));
