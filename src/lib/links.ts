/** URL of a file in `public/`, or of a page, with the base path that the site is hosted under: `asset('/media/a.avif')`. */
export const asset = (path: string): string => import.meta.env.BASE_URL + path.replace(/^\//, '');

export const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

/** Whether a click follows the link in this tab, without a modifier key that opens a new tab or window, or downloads. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The id in a URL hash; '' if it cannot be decoded. */
export const idInHash = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};

export const anchorOf = (hash: string): HTMLElement | null => document.getElementById(idInHash(hash));

/** Changes the history entry without the router. A browser may refuse, for example in a saved file. */
export const replaceEntry = (state: unknown, address: string): void => {
  try {
    window.history.replaceState(state, '', address);
  } catch {}
};

/** The value of a parameter that an address has once; undefined if it is absent or given twice. */
export const onlyValue = (query: URLSearchParams, name: string): string | undefined => {
  const [value, ...more] = query.getAll(name);
  return more.length === 0 ? value : undefined;
};

export const workspaceId = 'workspace';

/** Id of the route that matches every unknown path. As for all pages, the id is the path pattern. */
export const notFoundId = '*';

export const isWorkspace = (matches: readonly { id: string }[]): boolean =>
  matches.some(({ id }) => id === workspaceId);
