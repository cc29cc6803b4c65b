import type { SearchEntry } from './entry';

/** Who searches, as far as it decides what is found. */
export type Visitor = { isSignedIn: boolean; isAdmin: boolean };

/** Whether an entry is of use to this visitor. */
export const fitsVisitor =
  ({ isSignedIn, isAdmin }: Visitor) =>
  ({ audience = 'all' }: Pick<SearchEntry, 'audience'>): boolean =>
    ({ all: true, 'signed-out': !isSignedIn, 'signed-in': isSignedIn, admin: isSignedIn && isAdmin })[audience];
