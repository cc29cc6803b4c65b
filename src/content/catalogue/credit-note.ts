/** Apart from `credits.ts`, so that a page may say it without loading packs and services. */
export const creditNote = '1 credit = $1';
