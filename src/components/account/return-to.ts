import type { Location } from 'react-router-dom';
import { href } from '../../paths';

/** What a guard leaves for the login page: the page that was asked for, kept in the history entry and not in the address. */
export const returnState = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) => ({
  returnTo: pathname + search,
});

/**
 * The page to go to after logging in.
 * @param state the location's state; anything but a path of this site is ignored
 * @param isAdmin admins land on the admin page unless another page was asked for
 */
export const destinationAfterLogin = (state: unknown, isAdmin: boolean): string => {
  const home = isAdmin ? href('admin') : href('dashboard');
  const returnTo = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null;
  const isOwnPath = typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo);
  return isOwnPath && returnTo !== href('dashboard') ? returnTo : home;
};
