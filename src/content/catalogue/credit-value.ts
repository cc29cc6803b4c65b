/** The value of a credit, in a module of its own, so that a page that only names it loads no packs and services. */

/** What one credit is worth when it is redeemed. */
export const creditValueCents = 100;
export const creditNote = '1 credit = $1';
