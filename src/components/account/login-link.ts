import { type Location, useLocation } from 'react-router-dom';
import { useAddressQuery } from '../../hooks/use-hydrated';
import { isRecord } from '../../lib/is-record';
import { href, stripTrailingSlash } from '../../paths';

/** Location state for the login page: the page that was requested, and the purpose of logging in, such as 'buy credits'. */
export const returnState = (
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  toDo: string,
) => ({
  returnTo: pathname + search + hash,
  toDo,
});

/** The purpose of logging in; null if no page has sent the visitor. @param state the location's state, untrusted */
export const whatToLogInFor = (state: unknown): string | null =>
  isRecord(state) && typeof state.toDo === 'string' ? state.toDo : null;

/** Where to go after logging in. @param state untrusted; anything but a path of this site is ignored */
export const destinationAfterLogin = (state: unknown, isAdmin: boolean): string => {
  const home = isAdmin ? href('admin') : href('dashboard');
  const returnTo = isRecord(state) ? state.returnTo : null;
  const isOwnPath = typeof returnTo === 'string' && /^\/(?!\s*[/\\])/.test(returnTo);
  return isOwnPath && returnTo !== href('dashboard') ? returnTo : home;
};

const loginPages = [href('login'), href('signup'), href('forgotPassword')];

/** Props of links to log in or sign up. They keep the query (the chosen plan) and the state (where to return to). */
export const useLoginLink = () => {
  const location = useLocation();
  const query = useAddressQuery();
  const path = stripTrailingSlash(location.pathname);
  return (to: string) => {
    if (!loginPages.includes(to)) return { to };
    if (loginPages.includes(path)) return { to: query.size > 0 ? `${to}?${query}` : to, state: location.state };
    return path === href('payment') ? { to, state: returnState(location, 'check out') } : { to };
  };
};
