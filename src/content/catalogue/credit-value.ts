/** What a credit is worth: apart from the packs and services, which pages that only name the value need not load. */

/** What one credit is worth when it is redeemed. */
export const creditValueCents = 100;
export const creditNote = '1 credit = $1';
