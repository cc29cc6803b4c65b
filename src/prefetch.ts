/** Prefetches the page behind a link before the link is pressed. Without this file, pages load when they are navigated to. */
import { type createBrowserRouter, matchRoutes, type Params } from 'react-router-dom';
import { linkOf } from './lib/links';
import { inputEvents, savesData, whenIdle } from './lib/load-ahead';
import { loadAhead, type RouteRow, routeTable } from './routes';

type Router = ReturnType<typeof createBrowserRouter>;

const pause = 200;

/** Pages in view are prefetched when the visitor has given no input for this long, in milliseconds. */
const idleTime = 1000;

const rows = routeTable.map((row) => ({ id: row.path, path: row.path, row }));

type Page = { row: RouteRow; params: Params };

/** The page that a link leads to. */
const pageBehind = ({ pathname }: HTMLAnchorElement, { basename }: Router): Page | undefined => {
  const match = matchRoutes(rows, pathname, basename)?.at(-1);
  return match && { row: match.route.row, params: match.params };
};

const isInView = (link: HTMLAnchorElement) => {
  const { top, bottom, height } = link.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight;
};

/** Loads pages behind links that are hovered, focused or touched, and idly those in view. Where data is saved, only a touch loads. */
export const prefetchPages = (router: Router): void => {
  const known = new Set<string>();
  const prefetch = async ({ pathname }: HTMLAnchorElement, page: Page | undefined) => {
    if (!page) return;
    known.add(pathname);
    // A failed prefetch is ignored: the navigation loads the page again and handles errors.
    await loadAhead(page.row, page.params).catch(() => known.delete(pathname));
  };
  const isNew = (link: HTMLAnchorElement) =>
    link.origin === window.location.origin && link.target !== '_blank' && !known.has(link.pathname);
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    if (link && isNew(link)) void prefetch(link, pageBehind(link, router));
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
      const page = pageBehind(link, router);
      if (page?.row.area === 'public') await prefetch(link, page);
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
