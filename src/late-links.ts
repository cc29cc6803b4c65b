import { type createBrowserRouter, matchRoutes } from 'react-router-dom';
import { routeTable } from './routes';

const rows = routeTable.map(({ path }) => ({ path }));

/** Follows links of parts whose script is not there yet without leaving the page, as the router's own links do. */
export const followLateLinks = (router: ReturnType<typeof createBrowserRouter>, basename: string): void => {
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link?.closest('[data-late]') || link.target || link.hasAttribute('download')) return;
    if (link.origin !== window.location.origin || !matchRoutes(rows, link, basename)) return;
    event.preventDefault();
    void router.navigate(link.pathname.slice(basename.length) + link.search + link.hash);
  };
  // Capture: React lets no event out of a part that it has not taken over.
  document.addEventListener('click', onClick, { capture: true });
};
