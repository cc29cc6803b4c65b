import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { notFoundId } from './lib/route-ids';
import { withoutSlash } from './lib/without-slash';
import { preloadPages } from './preload';
import { createRoutes } from './routes';
import { isFailedLoad, watchFailedLoads } from './services/new-deploy';
import { keepSite } from './services/site-update';
import './styles.css';

type Router = ReturnType<typeof createBrowserRouter>;

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

/** The page is about to be loaded anew where a file of it is gone; all else is a mistake of ours. */
const onRecoverableError = (error: unknown) => {
  if (!(error instanceof Error && (isFailedLoad(error) || isFailedLoad(error.cause)))) reportError(error);
};

const start = async () => {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  const router = createBrowserRouter(createRoutes(), { basename: import.meta.env.BASE_URL });
  await whenInitialized(router);
  const app = <RouterProvider router={router} />;
  // In small steps, between which the browser can answer the visitor.
  startTransition(() => {
    if (isRenderedFor(container.dataset.page, router)) hydrateRoot(container, app, { onRecoverableError });
    else createRoot(container).render(app);
  });
  preloadPages(router);
  if (import.meta.env.PROD) await keepSite();
};

cleanAddress();
beginAnew();
watchFailedLoads();
void start();
