import { useEffect, useSyncExternalStore } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { usePageHead } from '../../head/page-handle';
import { useOnDemand } from '../../hooks/use-on-demand';
import { classNames } from '../../lib/class-names';
import { isWorkspace } from '../../lib/links';
import { useStored } from '../../storage/use-stored';
import { demoStory } from '../../storage/visitor-keys';
import { whenViewIsShown } from '../hydration/hydrated-parts';
import { lastToast } from '../ui/toast/toast';
import { useIsBare } from './footer';

const loadBar = async () => (await import('../demo/story-bar')).StoryBar;

/** The story of `/demo` that is active in this tab. Without one, its code is not loaded. */
const StorySlot = () => {
  const id = useStored(demoStory);
  const [StoryBar] = useOnDemand(loadBar, id !== null);
  return id !== null && StoryBar && <StoryBar id={id} />;
};

const loadBanner = async () => (await import('./trial-banner')).TrialBanner;

/** Loads the trial banner lazily after hydration: only then is it known whether it is visible. */
const BannerSlot = () => {
  const [TrialBanner] = useOnDemand(loadBanner, true);
  return TrialBanner && <TrialBanner />;
};

const loadToasts = async () => (await import('../ui/toast/toasts')).Toasts;

/** Toasts on public pages, for an order whose page the visitor left before it was done. Loaded with the first toast. */
const ToastOutlet = () => {
  const last = useSyncExternalStore(lastToast.subscribe, lastToast.read, () => null);
  const [Toasts] = useOnDemand(loadToasts, last?.id);
  return Toasts && <Toasts isElsewhere />;
};

export const RootLayout = () => {
  usePageHead();
  const isPublic = !isWorkspace(useMatches());
  const isBare = useIsBare();
  useEffect(() => {
    void whenViewIsShown().then(() => document.documentElement.classList.remove('is-undecided'));
    // Click handlers are attached (`after-paint.ts`).
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  return (
    <>
      {import.meta.env.VITE_DEMO_DESK !== 'off' && <StorySlot />}
      {isPublic && <BannerSlot />}
      {/* On account and order pages it holds what is fixed, so the box is inside it (`WorkspaceLayout`). */}
      <main
        id="content"
        tabIndex={-1}
        className={classNames(isPublic && 'page-box', 'grow outline-none print:pt-0', !isBare && 'pt-(--header)')}
      >
        <Outlet />
      </main>
      {isPublic && <ToastOutlet />}
    </>
  );
};
