import { useEffect } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { usePageHead } from '../../head/use-page-head';
import { useOnDemand } from '../../hooks/use-on-demand';
import { isWorkspace } from '../../lib/route-ids';
import { StorySlot } from '../demo/story-slot';
import { toastWaiting } from '../ui/toast/toast-waiting';
import { useInPageLinks } from './use-in-page-links';

const loadBanner = async () => (await import('./trial-banner')).TrialBanner;

/** Loads the trial banner lazily after hydration: only then is it known whether it is visible. */
const BannerSlot = () => {
  const [TrialBanner, load] = useOnDemand(loadBanner);
  useEffect(() => void load(), [load]);
  return TrialBanner && <TrialBanner />;
};

const loadToasts = async () => (await import('../ui/toast/toast')).Toasts;

/**
 * Toasts on public pages, for an order whose page the visitor left before it was done. The module is loaded with the first
 * toast; the page that shows it has loaded the module already.
 */
const ToastOutlet = () => {
  const [Toasts, request] = useOnDemand(loadToasts);
  useEffect(() => {
    const show = () => void request();
    window.addEventListener(toastWaiting, show);
    return () => window.removeEventListener(toastWaiting, show);
  }, [request]);
  return Toasts && <Toasts isElsewhere />;
};

/** The layout of every page: the banner, `main`, and the handling of title and focus after each navigation. */
export const RootLayout = () => {
  usePageHead();
  useInPageLinks();
  const isPublic = !isWorkspace(useMatches());
  // The view that the address asks for is rendered, and click handlers are attached (`after-paint.ts`).
  useEffect(() => {
    document.documentElement.classList.remove('is-undecided');
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  return (
    <>
      {/* Not `hasDemoDesk`: the bundler removes dead code behind a literal condition only. */}
      {import.meta.env.VITE_DEMO_DESK !== 'off' && <StorySlot />}
      {isPublic && <BannerSlot />}
      <main id="content" tabIndex={-1} className="grow pt-(--header) outline-none print:pt-0">
        <Outlet />
      </main>
      {isPublic && <ToastOutlet />}
    </>
  );
};
