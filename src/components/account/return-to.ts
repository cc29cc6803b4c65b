import type { Location } from 'react-router-dom';
import { href } from '../../paths';

/**
 * Location state for the login page: the page that was requested, and what one logs in for, as in 'Log in to buy credits'.
 * It does not appear in the address.
 */
export const returnState = (
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  toDo: string,
) => ({
  returnTo: pathname + search + hash,
  toDo,
});

/** What one logs in for; null if no page has sent the visitor. @param state the location's state, untrusted */
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
