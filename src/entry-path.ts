/** What the address of a page that is opened says, before there is a router. */
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { notFoundId } from './lib/links';

/** The path with stray `%` signs escaped. The router would log an error for a path that cannot be decoded. */
const decodable = (pathname: string) => {
  try {
    // The result is used, because a minifier removes a call whose result is not.
    return decodeURIComponent(pathname) === '' ? '/' : pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
};

/** The path without `.html` or `index.html`, with one slash at its start. @param base such as `/` or `/agency/` */
export const cleanPath = (pathname: string, base: string): string => {
  const path = decodable(pathname.replace(/^\/+/, '/').replace(/(?:index)?\.html$/i, ''));
  return path.startsWith(base) ? base + path.slice(base.length).replace(/^\/+/, '') : path;
};

/** Whether a page of ours is under a path that we do not have, as in an archive. Hosts may serve the home page anywhere. */
export const isForeignPath = (
  rendered: string | undefined,
  path: string,
  { routes, base }: { routes: RouteObject[]; base: string },
): boolean => {
  if (!rendered || rendered === '/404' || rendered === '/') return false;
  // Skips matching in the usual case, because it is slow.
  if (path === base + rendered.slice(1)) return false;
  const last = matchRoutes(routes, path, base)?.at(-1);
  return !last || last.route.id === notFoundId;
};
