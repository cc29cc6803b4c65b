import type { SearchEntry } from './entry';

/** What decides which entries a visitor can find. */
export type Searcher = { isSignedIn: boolean; isAdmin: boolean };

/** Whether a visitor can find an entry. */
export const isVisibleTo =
  ({ isSignedIn, isAdmin }: Searcher) =>
  ({ audience = 'all' }: Pick<SearchEntry, 'audience'>): boolean =>
    ({ all: true, 'signed-out': !isSignedIn, 'signed-in': isSignedIn, admin: isSignedIn && isAdmin })[audience];
