import { AccountLinks } from './account-links';
import { deferred } from './deferred';

const Logo = deferred(async () => (await import('./surroundings')).LogoLink).Part;
const WideMenu = deferred(async () => (await import('./surroundings')).MegaMenu).Part;
const NarrowMenu = deferred(async () => (await import('./surroundings')).MobileMenu).Part;

/** The fixed bar: logo, menus, and the way in. */
export const Header = () => (
  <header className="stays-in-place on-paper fixed inset-x-0 top-0 z-50 border-b print:hidden">
    <div className="page-grid flex h-(--header) items-center justify-between gap-6">
      <Logo />
      <WideMenu />
      <div className="flex items-center justify-end gap-4 max-[21rem]:gap-2">
        <AccountLinks />
        <NarrowMenu />
      </div>
    </div>
  </header>
);
