import { matchRoutes } from 'react-router-dom';
import { loadPage, notFoundRow, routeTable } from './routes';

const rows = [...routeTable, notFoundRow].map((row) => ({ path: row.path, page: row.page }));

/** Loads the code and content of the page an address leads to, and does nothing else; failures are left to the navigation. */
const preload = async (url: URL, basename: string): Promise<void> => {
  const match = matchRoutes(rows, url, basename)?.at(-1);
  const page = match && rows.find((row) => row.path === match.route.path)?.page;
  if (!match || !page) return;
  const { loader } = await loadPage(page);
  if (typeof loader === 'function')
    await loader({
      request: new Request(url),
      params: match.params,
      url,
      pattern: match.route.path,
      context: {} as never,
    });
};

/** Begins to load a page as soon as a visitor points at, touches or focuses a link to it. */
export const listenForPreloads = (basename: string): void => {
  const asked = new Set<string>();
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.href || link.target === '_blank' || link.origin !== window.location.origin || asked.has(link.pathname))
      return;
    asked.add(link.pathname);
    preload(new URL(link.href), basename).catch(() => asked.delete(link.pathname));
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, onIntent, { passive: true });
};
