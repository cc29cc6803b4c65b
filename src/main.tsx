import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { listenForPreloads } from './preload';
import { createRoutes, notFoundRow } from './routes';
import { withTransitions } from './transitions';
import './styles.css';

/** The rendered HTML is made with the whole base, slash included; a path below it begins after this much. */
const basename = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The page that the HTML at hand was rendered for is not always the one asked for: a host answers unknown paths with its 404 page. */
const isRenderedFor = (rendered: string | undefined, pathname: string, leaf: RouteObject | undefined) =>
  rendered === (pathname.replace(/(.)\/$/, '$1') || '/') || (rendered === '/404' && leaf?.id === notFoundRow.path);

const start = async () => {
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no #root');
  const routes = createRoutes();
  const matches = matchRoutes(routes, window.location, basename) ?? [];
  const url = new URL(window.location.href);
  const loaderData: NonNullable<HydrationState['loaderData']> = {};
  await Promise.all(
    matches.map(async ({ route, params }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, { ...(await route.lazy()), lazy: undefined });
      if (typeof route.loader !== 'function' || !route.id) return;
      loaderData[route.id] = await route.loader({
        request: new Request(url),
        params,
        url,
        pattern: route.path ?? '',
        context: {} as never,
      });
    }),
  );
  const router = withTransitions(
    createBrowserRouter(routes, { basename: import.meta.env.BASE_URL, hydrationData: { loaderData } }),
  );
  const app = <RouterProvider router={router} />;
  const pathname = window.location.pathname.slice(basename.length);
  if (isRenderedFor(container.dataset.page, pathname, matches.at(-1)?.route)) hydrateRoot(container, app);
  else createRoot(container).render(app);
  listenForPreloads(basename);
};

void start();
