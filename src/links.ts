import type { createBrowserRouter } from 'react-router-dom';
import { isPlainClick, linkOf } from './lib/link-events';

type Router = ReturnType<typeof createBrowserRouter>;

/** Files have an ending, pages have none. */
const isFile = (path: string) => /\.[^/]*$/.test(path);

/**
 * Follows links to pages of the site without leaving the page: all that the router's own `Link` does not answer, and those
 * of parts whose script is not there yet.
 */
export const followLinks = (router: Router, basename: string): void => {
  const follow = (event: MouseEvent, link: HTMLAnchorElement) => {
    if (!isPlainClick(event) || link.target || link.hasAttribute('download') || link.origin !== window.location.origin)
      return;
    if (!link.pathname.startsWith(`${basename}/`)) return;
    const path = link.pathname.slice(basename.length);
    if (isFile(path)) return;
    event.preventDefault();
    void router.navigate(path + link.search + link.hash, { replace: link.href === window.location.href });
  };
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (link && !event.defaultPrevented) follow(event, link);
  });
  // Capture: React lets no event out of a part that it has not taken over.
  document.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (link?.closest('[data-late]')) follow(event, link);
    },
    { capture: true },
  );
};
