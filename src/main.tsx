import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { watchPageWidth } from './components/ui/use-wide';
import { cleanPath, isForeignPath } from './entry-path';
import { notFoundId, replaceEntry } from './lib/links';
import { repeatLostMessage } from './lost-message';
import { stripTrailingSlash } from './paths';
import { createRoutes } from './routes';
import { isFailedLoad, watchFailedLoads } from './services/site/new-deploy';
import { cacheSite } from './services/site/site-update';
import './styles/styles.css';

type Router = ReturnType<typeof createBrowserRouter>;

/** A page that is opened by its address gets a key of its own, under which the router remembers its scroll position. */
const startHistoryEntry = () => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') replaceEntry({ key: String(performance.timeOrigin) }, '');
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

/** Resolves when the page is shown: a page that the browser renders ahead must not redirect, pay or store anything. */
const whenShown = (): Promise<void> =>
  new Promise((resolve) => {
    if ((document as { prerendering?: boolean }).prerendering)
      document.addEventListener('prerenderingchange', () => resolve(), { once: true });
    else resolve();
  });

/** Tells the style sheet whether scroll bars take room. The page behind a dialog then keeps that room. */
const markScrollBars = ({ clientWidth, classList }: HTMLElement) =>
  classList.toggle('has-scroll-bars', window.innerWidth > clientWidth);

/** Removes what browser extensions have put beside fields, for which React would discard the HTML with what is typed. */
const removeForeignSiblings = (container: HTMLElement) => {
  for (const own of container.querySelectorAll('[data-own]'))
    for (const sibling of [...(own.parentElement?.children ?? [])])
      if (!sibling.matches('[data-own]')) sibling.remove();
};

/** A message, unlike a timer, also comes where a test has stopped the clock. */
const runInTask = (run: () => void) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    // A message on a closed port is not sent again (`lost-message.ts`).
    port1.close();
    run();
  };
  port2.postMessage(null);
};

/**
 * React renders a transition within a `popstate` event at once, and an update at once removes the HTML of a part whose script is
 * still on its way. While there is such a part, the updates of the router that is returned come in a task of their own.
 */
const deferUpdatesWhileHydrating = (router: Router): Router => {
  const subscribe: Router['subscribe'] = (listener) =>
    router.subscribe((state, options) => {
      if (document.querySelector('main [data-part=""]')) runInTask(() => listener(router.state, options));
      else listener(state, options);
    });
  return Object.create(router, { subscribe: { value: subscribe } });
};

/** Whether the error, or its cause, is a failed load, after which the page reloads. */
const isCausedByFailedLoad = (error: unknown) =>
  error instanceof Error && (isFailedLoad(error) || isFailedLoad(error.cause));

/** Path and query with ids as we write them. Most addresses have nothing else, and load nothing for it. */
const readAddress = async (path: string, search: string): Promise<[string, string]> => {
  const spelling = /[^a-z\d/?=-]/.test(path + search) && (await import('./entry-spelling').catch(() => null));
  if (!spelling) return [path, search];
  return [spelling.spelledPath(path, import.meta.env.BASE_URL), spelling.spelledQuery(search)];
};

const start = async () => {
  await whenShown();
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  const { BASE_URL: base } = import.meta.env;
  const { pathname, search, hash } = window.location;
  const routes = createRoutes();
  const [path, query] = await readAddress(cleanPath(pathname, base), search);
  // The page stays as it is, readable, because the router would only know that it is not found.
  if (isForeignPath(container.dataset.page, path, { routes, base }))
    return document.documentElement.classList.remove('is-undecided');
  if (path + query !== pathname + search) replaceEntry(window.history.state, path + query + hash);
  startHistoryEntry();
  const router = createBrowserRouter(routes, { basename: base });
  await whenInitialized(router);
  const app = <RouterProvider router={deferUpdatesWhileHydrating(router)} />;
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

watchFailedLoads();
watchPageWidth();
repeatLostMessage();
// Between loading the scripts and starting the page the browser can handle input.
runInTask(start);
