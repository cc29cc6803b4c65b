import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteMatch,
  type RouteObject,
} from 'react-router-dom';
import { App } from './app';
import { loadDeferred } from './components/layout/deferred';
import { loadFirstWords } from './lib/first-words';
import { awaitInterest, leaveFirstPage, showInterest } from './lib/interest';
import { nextTask } from './lib/next-task';
import { pageHandleOf } from './lib/page-handle';
import { isWorkspace } from './lib/route-ids';
import { runLoader } from './lib/run-loader';
import { whenAtRest } from './lib/when-at-rest';
import { whenIdle } from './lib/when-idle';
import { withoutSlash } from './lib/without-slash';
import { followLinks } from './links';
import { listenForPreloads, preloadInTurn, savesData } from './preload';
import { createRoutes, notFoundRow } from './routes';
import { isFailedLoad, reloadOnce, watchFailedLoads } from './services/new-deploy';
import { withTransitions } from './transitions';
import './styles.css';

/** The rendered HTML is made with the whole base, slash included; a path below it begins after this much. */
const basename = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The page that the HTML at hand was rendered for is not always the one asked for: a host answers unknown paths with its 404 page. */
const isRenderedFor = (rendered: string | undefined, pathname: string, leaf: RouteObject | undefined) =>
  rendered === (withoutSlash(pathname) || '/') || (rendered === '/404' && leaf?.id === notFoundRow.path);

/** Loads what the page at hand needs before it can respond: the first client render must be the rendered page, whole. */
const loadRoutes = async (matches: readonly RouteMatch[]): Promise<NonNullable<HydrationState['loaderData']>> => {
  const url = new URL(window.location.href);
  const loaderData: NonNullable<HydrationState['loaderData']> = {};
  await Promise.all(
    matches.map(async ({ route, params }) => {
      if (typeof route.lazy === 'function') Object.assign(route, { ...(await route.lazy()), lazy: undefined });
      await pageHandleOf(route)?.rest?.(params);
      if (typeof route.loader !== 'function' || !route.id) return;
      loaderData[route.id] = await runLoader(route.loader, { url, params, pattern: route.path ?? '' });
    }),
  );
  return loaderData;
};

/** Calls back when the page is loaded and has nothing better to do. */
const whenQuiet = (act: () => void) => {
  const wait = () => whenIdle(act, 2000);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
};

/** To keep the site takes a hundred requests: a visitor who is under way goes first. In milliseconds. */
const rest = 2000;

/** A page that cannot be kept for later, or is left just now, is a page all the same. */
const keepSite = () =>
  import('./services/site-update')
    .then(async ({ nameManifest, watchSiteUpdates }) => {
      nameManifest();
      await whenAtRest(rest);
      await watchSiteUpdates();
    })
    .catch(() => undefined);

/** The page is about to be loaded anew where a file of it is gone; all else is a mistake of ours. */
const onRecoverableError = (error: unknown) => {
  if (!(error instanceof Error && (isFailedLoad(error) || isFailedLoad(error.cause)))) reportError(error);
};

/** Some hosts serve pages by the names of their files, too: the address is the one without. */
const cleanAddress = () => {
  const { pathname, search, hash } = window.location;
  const clean = pathname.replace(/(?:index)?\.html$/, '');
  if (clean !== pathname) window.history.replaceState(null, '', clean + search + hash);
};

/** Browsers keep what a history entry knows when its address is asked for anew; only a reload, Back and Forward go on with it. */
const beginAnew = () => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') window.history.replaceState(null, '');
};

const start = async (): Promise<void> => {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  cleanAddress();
  const { pathname: asked } = window.location;
  const routes = createRoutes();
  awaitInterest();
  // The visitor may have begun while this was loading. A pointer is always somewhere; over a menu, it has opened it.
  if (window.scrollY > 0 || document.querySelector('[data-entry]:hover, :focus')) showInterest();
  const matches = matchRoutes(routes, window.location, basename) ?? [];
  let loaderData: HydrationState['loaderData'] | null = null;
  try {
    loaderData = await loadRoutes(matches);
  } catch (error) {
    if (!isFailedLoad(error)) throw error;
    if (reloadOnce()) return;
  }
  await nextTask();
  // Back or forward while the code was loading: another page is asked for now.
  if (window.location.pathname !== asked) return start();
  // Without data the router tries once more itself, and shows the error page if that fails too.
  const hydration = loaderData && { hydrationData: { loaderData } };
  const router = withTransitions(createBrowserRouter(routes, { basename: import.meta.env.BASE_URL, ...hydration }));
  // Another page waits for no sign.
  const unsubscribe = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    unsubscribe();
    leaveFirstPage();
  });
  await nextTask();
  const app = <App router={router} />;
  const pathname = window.location.pathname.slice(basename.length);
  if (loaderData && isRenderedFor(container.dataset.page, pathname, matches.at(-1)?.route)) {
    const hydrate = () => void hydrateRoot(container, app, { onRecoverableError });
    // A page to be read: in small steps, between which the browser can answer. One to be filled in: all at once.
    if (isWorkspace(matches)) hydrate();
    else startTransition(hydrate);
  } else {
    leaveFirstPage();
    // All at once, in place of what is there.
    await loadDeferred();
    createRoot(container).render(app);
  }
  followLinks(router, basename);
  listenForPreloads(basename);
  preloadInTurn(router, basename);
  if (import.meta.env.PROD)
    whenQuiet(() => {
      if (!savesData()) void loadFirstWords();
      void keepSite();
    });
};

beginAnew();
watchFailedLoads();
void nextTask().then(start);
