/** Prefetches the page behind a link before the link is pressed. Without this file, pages load when they are navigated to. */
import {
  type createBrowserRouter,
  type LoaderFunction,
  matchRoutes,
  type Params,
  type RouteMatch,
  type RouteObject,
} from 'react-router-dom';
import { isWorkspace, linkOf } from './lib/links';
import { inputEvents, savesData, whenIdle } from './lib/load-ahead';

type Router = ReturnType<typeof createBrowserRouter>;

const pause = 200;

/** Pages in view are prefetched when the visitor has given no input for this long, in milliseconds. */
const idleTime = 1000;

const runLoader = (loader: LoaderFunction, { href }: HTMLAnchorElement, route: RouteObject, params: Params) =>
  // `context` is for middleware, which this site does not have.
  loader({ request: new Request(href), url: new URL(href), params, pattern: route.path ?? '', context: {} as never });

/** Loads a page's module and runs its loader, which imports its content. The browser keeps both modules. */
const prefetch = async (link: HTMLAnchorElement, matches: readonly RouteMatch[]) => {
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

/** Loads pages behind links that are hovered, focused or touched, and idly those in view. Where data is saved, only a touch loads. */
export const prefetchPages = (router: Router): void => {
  const known = new Set<string>();
  const matchesOf = ({ pathname }: HTMLAnchorElement) =>
    matchRoutes(router.routes as RouteObject[], pathname, router.basename) ?? [];
  const prefetchOnce = async (link: HTMLAnchorElement, matches = matchesOf(link)) => {
    known.add(link.pathname);
    // A failed prefetch is ignored: the navigation loads the page again and handles errors.
    await prefetch(link, matches).catch(() => known.delete(link.pathname));
  };
  const isNew = (link: HTMLAnchorElement) =>
    link.origin === window.location.origin && link.target !== '_blank' && !known.has(link.pathname);
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    if (link && isNew(link)) void prefetchOnce(link);
  };
  for (const type of savesData() ? ['touchstart'] : ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, onIntent, { passive: true });

  const idle = () => new Promise<void>((resolve) => whenIdle(resolve, pause));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;
  const prefetchInView = async () => {
    const ownRound = round;
    for (const link of ([...document.links] as HTMLAnchorElement[]).filter((link) => isNew(link) && isInView(link))) {
      await idle();
      if (round !== ownRound || router.state.navigation.state !== 'idle') return;
      if (!isNew(link)) continue;
      // Matching takes several milliseconds, so it is done link by link.
      const matches = matchesOf(link);
      if (!isWorkspace(matches)) await prefetchOnce(link, matches);
    }
  };
  // Evaluating a page's module takes the main thread, which the answer to the input needs first.
  const prefetchWhenIdle = () => {
    round += 1;
    clearTimeout(timer);
    timer = setTimeout(() => void prefetchInView(), idleTime);
  };
  const begin = () => {
    for (const type of inputEvents) window.removeEventListener(type, begin);
    router.subscribe(({ navigation }) => navigation.state === 'idle' && prefetchWhenIdle());
  };
  if (savesData()) return;
  for (const type of inputEvents) {
    window.addEventListener(type, begin, { passive: true });
    window.addEventListener(type, prefetchWhenIdle, { passive: true });
  }
};
