import { type createBrowserRouter, matchPath } from 'react-router-dom';
import { afterFrames } from './lib/after-frames';
import { interest } from './lib/interest';
import { linkOf } from './lib/link-events';
import { isWorkspace } from './lib/route-ids';
import { whenIdle } from './lib/when-idle';
import { loadPage, notFoundRow, type RouteRow, routeTable } from './routes';

let rows: ReadonlyMap<string, RouteRow> | null = null;

/** The row of a path: those rendered at build time are known by name, which is quicker than to try all patterns. */
const rowOf = (pathname: string): RouteRow => {
  rows ??= new Map(routeTable.flatMap((row) => row.addresses.map((address) => [address, row])));
  return rows.get(pathname) ?? routeTable.find(({ path }) => matchPath(path, pathname)) ?? notFoundRow;
};

/** Loads the code and content of the page an address leads to, and does nothing else; failures are left to the navigation. */
const preload = async (address: string, basename: string): Promise<void> => {
  const pathname = address.slice(basename.length);
  const row = rowOf(pathname);
  const params = matchPath(row.path, pathname)?.params ?? {};
  const { handle } = await loadPage(row.page);
  await handle.rest?.(params);
};

/** How long to wait, in milliseconds, where the browser cannot tell that it is idle. */
const longestWait = 200;

/** Whether the visitor asks for little to be loaded. */
export const savesData = () =>
  Boolean((navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData);

/**
 * Once a visitor uses a page to be read, loads what its links to public pages need, one by one while there is nothing else to
 * do: first the code of each page, then the content of each address. The service worker keeps these files anyway.
 */
export const preloadInTurn = (router: ReturnType<typeof createBrowserRouter>, basename: string): void => {
  const asked = new Set<string>();
  let queue: string[] = [];
  let isNewPage = true;
  /** Once a page, and when the queue is empty: to ask a hundred links where they lead takes milliseconds. */
  const readLinks = () => {
    const [pages, contents]: [string[], string[]] = [[], []];
    for (const { origin, pathname } of document.links) {
      if (origin !== window.location.origin || asked.has(pathname)) continue;
      const { page, area } = rowOf(pathname.slice(basename.length));
      if (area !== 'public') continue;
      (asked.has(page) ? contents : pages).push(pathname);
      asked.add(pathname).add(page);
    }
    queue = [...pages, ...contents, ...queue];
  };
  let isAtWork = false;
  const next = () => {
    isAtWork = false;
    if (isWorkspace(router.state.matches)) return;
    if (isNewPage || queue.length === 0) readLinks();
    isNewPage = false;
    const address = queue.shift();
    if (!address) return;
    isAtWork = true;
    preload(address, basename).then(
      () => whenIdle(next, longestWait),
      // A file that cannot be had is left to the navigation, and so are all others until then.
      () => {
        isAtWork = false;
      },
    );
  };
  const begin = () => {
    isNewPage = true;
    if (isAtWork) return;
    isAtWork = true;
    whenIdle(next, longestWait);
  };
  if (savesData()) return;
  void interest().then(() => {
    begin();
    router.subscribe(({ navigation }) => navigation.state === 'idle' && begin());
  });
};

/** Begins to load a page as soon as a visitor points at, touches or focuses a link to it. */
export const listenForPreloads = (basename: string): void => {
  const asked = new Set<string>();
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    if (!link?.href || link.target === '_blank' || link.origin !== window.location.origin || asked.has(link.pathname))
      return;
    asked.add(link.pathname);
    // A press in the same moment goes first: most pages open without these files.
    void afterFrames(2)
      .then(() => preload(link.pathname, basename))
      .catch(() => asked.delete(link.pathname));
  };
  // Capture: React lets no event out of a part that it has not taken over.
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, onIntent, { capture: true, passive: true });
};
