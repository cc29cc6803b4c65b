import { memo, useSyncExternalStore } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { useHydrated } from '../../hooks/use-hydrated';
import { moveFocusWhenRemoved } from '../../lib/focus';
import { siteUpdate } from '../../services/site/site-update';
import { HydrationBoundary } from '../hydration/hydrated-parts';
import { SearchControl } from '../search/search-control';
import { Button, NewTabHint } from '../ui/button';
import { Link } from '../ui/link';
import { Footer, useIsBare } from './footer';
import { AccountLinks } from './header/account-links';
import { LogoLink } from './header/logo-link';
import { MegaMenu } from './header/mega-menu';
import { MobileMenu } from './header/mobile-menu';
import { PlaceKeeper } from './place-keeper';

const NavigationProgress = () => {
  const { state } = useNavigation();
  // Back may come before the page is hydrated, whose HTML has no bar.
  const isHydrated = useHydrated();
  return isHydrated && state !== 'idle' && <div aria-hidden="true" className="navigation-progress" />;
};

/** Memoized: the parts that depend on the current page read it from the router. */
const Header = memo(() => (
  <header className="stays-in-place on-page fixed inset-x-0 top-0 z-50 border-b print:hidden">
    <div className="page-box">
      <div className="page-grid flex h-(--header) items-center justify-between gap-6 @max-[22rem]/page:gap-3">
        <LogoLink />
        <HydrationBoundary>
          <MegaMenu />
        </HydrationBoundary>
        <div className="flex items-center justify-end gap-4 @max-[21rem]/page:gap-2">
          <SearchControl />
          <AccountLinks />
          <MobileMenu />
        </div>
      </div>
    </div>
    <NavigationProgress />
  </header>
));

const dismiss = () => {
  siteUpdate.dismiss();
  moveFocusWhenRemoved();
};

/** Offers to reload the page with a newer build of the site. Without a press the page stays as it is. */
const UpdateNotice = () => {
  const isReady = useSyncExternalStore(siteUpdate.subscribe, siteUpdate.isReady, siteUpdate.isReadyInHtml);
  return (
    // It covers a part of the page, so it has no height without a message, or it would catch clicks.
    <div id="update" role="status" className="fixed bottom-0 left-0 z-60 w-full max-w-md print:hidden">
      {isReady && (
        <div className="page-box">
          <div className="on-second m-4 grid gap-4 border-l-8 border-l-ultramarine-read p-5">
            <p>
              A newer version of this site is ready. Reloading keeps what you typed into an order or a brief, except
              card details and files.
            </p>
            <div className="flex gap-3">
              <Button size="small" tone="primary" onClick={() => siteUpdate.apply()}>
                Reload
              </Button>
              <Button size="small" onClick={dismiss}>
                Later
              </Button>
            </div>
          </div>
        </div>
      )}
    </div>
  );
};

export const SiteFrame = () => {
  const isBare = useIsBare();
  return (
    <>
      <Link to="#content" className="skip-link font-semibold">
        Skip to content
      </Link>
      {!isBare && <Header />}
      <Outlet />
      {/* Where the HTML breaks off in the footer, Chromium would show the footer without `main`, if no element stood between them. */}
      <NewTabHint />
      {!isBare && <Footer />}
      <UpdateNotice />
      <PlaceKeeper />
    </>
  );
};
