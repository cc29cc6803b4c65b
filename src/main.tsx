import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { notFoundId } from './lib/route-ids';
import { stripTrailingSlash } from './paths';
import { createRoutes } from './routes';
import { isFailedLoad, watchFailedLoads } from './services/site/new-deploy';
import { cacheSite } from './services/site/site-update';
import './styles/styles.css';

type Router = ReturnType<typeof createBrowserRouter>;

/** The path with stray `%` signs escaped. The router would log an error for a path that cannot be decoded. */
const decodable = (pathname: string) => {
  try {
    // The result is used, because a minifier removes a call whose result is not.
    return decodeURIComponent(pathname) === '' ? '/' : pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
};

/** Removes `.html` or `index.html` from the address: some hosts serve pages by their file names, too. */
const cleanAddress = () => {
  const { pathname, search, hash } = window.location;
  const clean = decodable(pathname.replace(/(?:index)?\.html$/, ''));
  if (clean !== pathname) window.history.replaceState(null, '', clean + search + hash);
};

/**
 * Gives a page that is opened by its address a history entry of its own: without the state that browsers keep when the same
 * address is opened again, and with a key of its own, under which the router remembers its scroll position. Otherwise all such
 * pages of a tab would share the key `default` and its position. After a reload, Back and Forward the entry stays as it is.
 */
const startHistoryEntry = () => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') window.history.replaceState({ key: String(performance.timeOrigin) }, '');
};

/** Resolves when the router has loaded the first page's module and run its loader. */
const whenInitialized = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });

/** Whether the HTML was prerendered for the current address. It was not if the host served its 404 page for an unknown path. */
const isRenderedFor = (rendered: string | undefined, { basename, state: { location, matches, errors } }: Router) => {
  const base = (basename ?? '').replace(/\/$/, '');
  const pathname = stripTrailingSlash(location.pathname.slice(base.length)) || '/';
  return !errors && (rendered === pathname || (rendered === '/404' && matches.at(-1)?.route.id === notFoundId));
};

/** Tells the style sheet whether scroll bars take room. The page behind a dialog then keeps that room. */
const markScrollBars = ({ clientWidth, classList }: HTMLElement) =>
  classList.toggle('has-scroll-bars', window.innerWidth > clientWidth);

/** Removes what browser extensions have put beside fields, for which React would discard the HTML with what is typed. */
const removeForeignSiblings = (container: HTMLElement) => {
  for (const own of container.querySelectorAll('[data-own]'))
    for (const sibling of [...(own.parentElement?.children ?? [])])
      if (!sibling.matches('[data-own]')) sibling.remove();
};

/** Whether the error, or its cause, is a failed load, after which the page reloads. */
const isCausedByFailedLoad = (error: unknown) =>
  error instanceof Error && (isFailedLoad(error) || isFailedLoad(error.cause));

const start = async () => {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  const router = createBrowserRouter(createRoutes(), { basename: import.meta.env.BASE_URL });
  await whenInitialized(router);
  const app = <RouterProvider router={router} />;
  markScrollBars(document.documentElement);
  const canHydrate = () => isRenderedFor(container.dataset.page, router);
  const onRecoverableError = (error: unknown) => {
    // If Back or Forward led to another page before hydration finished, the mismatch is no error.
    if (canHydrate() && !isCausedByFailedLoad(error)) reportError(error);
  };
  // A transition hydrates in small steps, between which the browser can handle input.
  startTransition(() => {
    if (canHydrate()) {
      removeForeignSiblings(container);
      hydrateRoot(container, app, { onRecoverableError });
    } else createRoot(container).render(app);
  });
  // Links work without it, so it is not part of the first load.
  import('./prefetch').then(({ prefetchPages }) => prefetchPages(router)).catch(() => undefined);
  if (import.meta.env.PROD) await cacheSite();
};

cleanAddress();
startHistoryEntry();
watchFailedLoads();
void start();
