import { useEffect } from 'react';
import { Outlet, useLocation, useMatches, useNavigate } from 'react-router-dom';
import { usePageHead } from '../../head/use-page-head';
import { useOnDemand } from '../../hooks/use-on-demand';
import { classNames } from '../../lib/class-names';
import { anchorOf, isPlainClick, isWorkspace, linkOf } from '../../lib/links';
import { useStored } from '../../storage/use-stored';
import { demoStory } from '../../storage/visitor-keys';
import { toastWaiting } from '../ui/toast/toast-waiting';

/** How long a smooth scroll takes at most in browsers without the `scrollend` event, in milliseconds. */
const longest = 1500;
const smoothClass = 'scrolls-smoothly';

/** Makes the router's next scroll to an anchor smooth, by a class for the style sheet. */
const scrollSmoothlyOnce = () => {
  const { classList } = document.documentElement;
  const end = () => {
    window.clearTimeout(timer);
    document.removeEventListener('scrollend', end);
    classList.remove(smoothClass);
  };
  const timer = window.setTimeout(end, longest);
  document.addEventListener('scrollend', end);
  classList.add(smoothClass);
};

/** Links to an anchor on the same page scroll there smoothly. Links with `data-in-place` are left to their own handlers. */
const useInPageLinks = (): void => {
  const navigate = useNavigate();
  const { state } = useLocation();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const link = linkOf(event);
      if (!link?.hash || link.target === '_blank' || link.hasAttribute('data-in-place')) return;
      const here = window.location;
      if (link.origin !== here.origin || link.pathname !== here.pathname || link.search !== here.search) return;
      const target = anchorOf(link.hash);
      if (!target) return;
      event.preventDefault();
      scrollSmoothlyOnce();
      navigate({ search: here.search, hash: link.hash }, { preventScrollReset: true, state });
      if (!target.hasAttribute('tabindex') && target.tabIndex < 0) target.setAttribute('tabindex', '-1');
      target.focus({ preventScroll: true });
    };
    // In the capture phase, because the router's links navigate in the bubble phase.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [navigate, state]);
};

const loadStrip = async () => (await import('../demo/story-strip')).StoryStrip;

/** The story of `/demo` that is active in this tab. Without one, its code is not loaded. */
const StorySlot = () => {
  const id = useStored(demoStory);
  const [StoryStrip] = useOnDemand(loadStrip, id !== null);
  return id !== null && StoryStrip && <StoryStrip id={id} />;
};

const loadBanner = async () => (await import('./trial-banner')).TrialBanner;

/** Loads the trial banner lazily after hydration: only then is it known whether it is visible. */
const BannerSlot = () => {
  const [TrialBanner] = useOnDemand(loadBanner, true);
  return TrialBanner && <TrialBanner />;
};

const loadToasts = async () => (await import('../ui/toast/toast')).Toasts;

/** Toasts on public pages, for an order whose page the visitor left before it was done. Loaded with the first toast. */
const ToastOutlet = () => {
  const [Toasts, request] = useOnDemand(loadToasts);
  const { pathname } = useLocation();
  useEffect(() => {
    const show = () => void request();
    window.addEventListener(toastWaiting, show);
    return () => window.removeEventListener(toastWaiting, show);
  }, [request]);
  return Toasts && <Toasts isElsewhere page={pathname} />;
};

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
      {/* On account and order pages it holds what is fixed, so the box is inside it (`WorkspaceLayout`). */}
      <main
        id="content"
        tabIndex={-1}
        className={classNames(isPublic && 'page-box', 'grow pt-(--header) outline-none print:pt-0')}
      >
        <Outlet />
      </main>
      {isPublic && <ToastOutlet />}
    </>
  );
};
