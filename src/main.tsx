import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { notFoundId } from './lib/route-ids';
import { withoutSlash } from './lib/without-slash';
import { createRoutes } from './routes';
import { isFailedLoad, watchFailedLoads } from './services/site/new-deploy';
import { keepSite } from './services/site/site-update';
import './styles/styles.css';

type Router = ReturnType<typeof createBrowserRouter>;

/** The path as text that can be decoded. The router complains of any other in the console. */
const decodable = (pathname: string) => {
  try {
    // Its result is used, because minifiers leave out a call that seems to do nothing.
    return decodeURIComponent(pathname) === '' ? '/' : pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
};

/** Some hosts serve pages by the names of their files, too: the address is the one without. */
const cleanAddress = () => {
  const { pathname, search, hash } = window.location;
  const clean = decodable(pathname.replace(/(?:index)?\.html$/, ''));
  if (clean !== pathname) window.history.replaceState(null, '', clean + search + hash);
};

/** Browsers keep what a history entry knows when its address is asked for anew; only a reload, Back and Forward go on with it. */
const beginAnew = () => {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') window.history.replaceState(null, '');
};

/** The router loads the first page's module and runs its loader by itself. */
const whenInitialized = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });

/** The page that the HTML at hand was rendered for is not always the one asked for: a host answers unknown paths with its 404 page. */
const isRenderedFor = (rendered: string | undefined, { basename, state: { location, matches, errors } }: Router) => {
  const base = (basename ?? '').replace(/\/$/, '');
  const pathname = withoutSlash(location.pathname.slice(base.length)) || '/';
  return !errors && (rendered === pathname || (rendered === '/404' && matches.at(-1)?.route.id === notFoundId));
};

/** Whether the page is about to be loaded anew, because a file of it is gone. */
const isOfFailedLoad = (error: unknown) => error instanceof Error && (isFailedLoad(error) || isFailedLoad(error.cause));

const start = async () => {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  const router = createBrowserRouter(createRoutes(), { basename: import.meta.env.BASE_URL });
  await whenInitialized(router);
  const app = <RouterProvider router={router} />;
  const canHydrate = () => isRenderedFor(container.dataset.page, router);
  const onRecoverableError = (error: unknown) => {
    // By Back or Forward another page may be asked for before this one is hydrated.
    if (canHydrate() && !isOfFailedLoad(error)) reportError(error);
  };
  // In small steps, between which the browser can answer the visitor.
  startTransition(() => {
    if (canHydrate()) hydrateRoot(container, app, { onRecoverableError });
    else createRoot(container).render(app);
  });
  // Links can be pressed without it; it is no part of what a page needs to answer.
  import('./preload').then(({ preloadPages }) => preloadPages(router)).catch(() => undefined);
  if (import.meta.env.PROD) await keepSite();
};

cleanAddress();
beginAnew();
watchFailedLoads();
void start();
