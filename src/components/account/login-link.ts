import type { Location } from 'react-router-dom';
import { useLocation } from 'react-router-dom';
import { useAddressQuery } from '../../hooks/use-address-query';
import { href, stripTrailingSlash } from '../../paths';

/**
 * Location state for the login page: the page that was requested, and the purpose of logging in, as in 'Log in to buy credits'.
 * It does not appear in the address.
 */
export const returnState = (
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  toDo: string,
) => ({
  returnTo: pathname + search + hash,
  toDo,
});

/** The purpose of logging in; null if no page has sent the visitor. @param state the location's state, untrusted */
export const whatToLogInFor = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'toDo' in state && typeof state.toDo === 'string' ? state.toDo : null;

/**
 * The page to go to after logging in: the requested one, else the dashboard, or the admin page for an admin.
 * @param state the location's state, untrusted; anything but a path of this site is ignored
 */
export const destinationAfterLogin = (state: unknown, isAdmin: boolean): string => {
  const home = isAdmin ? href('admin') : href('dashboard');
  const returnTo = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null;
  const isOwnPath = typeof returnTo === 'string' && /^\/(?!\s*[/\\])/.test(returnTo);
  return isOwnPath && returnTo !== href('dashboard') ? returnTo : home;
};

const loginPages = [href('login'), href('signup'), href('forgotPassword')];

/**
 * Props of every link that may lead to a page for logging in or signing up. Between these pages it keeps the query, which
 * names a chosen plan, and the state, which says where to return to. From the checkout it leads back to the checkout.
 */
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
