/** Loads the page behind a link before the link is pressed. Without this file every page is loaded when it is asked for. */
import {
  type createBrowserRouter,
  type LoaderFunction,
  matchRoutes,
  type Params,
  type RouteObject,
} from 'react-router-dom';
import { linkOf } from './lib/link-events';
import { isWorkspace } from './lib/route-ids';
import { whenIdle } from './lib/when-idle';

type Router = ReturnType<typeof createBrowserRouter>;

/** Where the browser cannot tell that it is idle, in milliseconds. */
const pause = 200;

const runLoader = (loader: LoaderFunction, { href }: HTMLAnchorElement, route: RouteObject, params: Params) =>
  // The router adds a context for middleware, of which there is none.
  loader({ request: new Request(href), url: new URL(href), params, pattern: route.path ?? '', context: {} as never });

/** Loads a page's module and runs its loader, which loads its content. Both stay in the browser's module map. */
const preload = async (router: Router, link: HTMLAnchorElement) => {
  const matches = matchRoutes(router.routes as RouteObject[], link.pathname, router.basename) ?? [];
  await Promise.all(
    matches.map(async ({ route, params }) => {
      const { loader } = typeof route.lazy === 'function' ? await route.lazy() : route;
      if (typeof loader === 'function') await runLoader(loader, link, route, params);
    }),
  );
};

const isInView = (link: HTMLAnchorElement) => {
  const { top, bottom, height } = link.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight;
};

const savesData = () =>
  Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData);

/**
 * From now on, a page is loaded when a link to it is pointed at, touched or focused. Once the visitor has done something,
 * and unless they save data, public pages behind links in view are loaded as well, one by one while the browser is idle.
 */
export const preloadPages = (router: Router): void => {
  const known = new Set<string>();
  const preloadOnce = async (link: HTMLAnchorElement) => {
    if (link.origin !== window.location.origin || link.target === '_blank' || known.has(link.pathname)) return;
    known.add(link.pathname);
    // What cannot be loaded is left to the navigation.
    await preload(router, link).catch(() => known.delete(link.pathname));
  };
  const onSign = (event: Event) => {
    const link = linkOf(event);
    if (link) void preloadOnce(link);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, onSign, { passive: true });

  const isWanted = (link: HTMLAnchorElement) =>
    !known.has(link.pathname) &&
    isInView(link) &&
    !isWorkspace(matchRoutes(router.routes as RouteObject[], link.pathname, router.basename) ?? []);
  const idle = () => new Promise<void>((resolve) => whenIdle(resolve, pause));
  const preloadInView = async () => {
    await idle();
    for (const link of ([...document.links] as HTMLAnchorElement[]).filter(isWanted)) {
      if (router.state.navigation.state !== 'idle') return;
      await preloadOnce(link);
      await idle();
    }
  };
  const begin = () => {
    for (const type of ['pointerdown', 'keydown', 'scroll']) window.removeEventListener(type, begin);
    void preloadInView();
    router.subscribe(({ navigation }) => navigation.state === 'idle' && void preloadInView());
  };
  if (savesData()) return;
  for (const type of ['pointerdown', 'keydown', 'scroll']) window.addEventListener(type, begin, { passive: true });
};
