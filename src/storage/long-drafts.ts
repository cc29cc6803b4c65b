/** Not in `schema.ts`, because `store.ts` reads them, which public pages load without the schema library. */

export const tabDraftPrefix = 'draft:';

/** The forms whose drafts are kept with the account, and the beginnings of their names. */
export const longDraftPrefixes = { onboarding: 'briefDraft_', 'instant-site': 'siteDraft_' } as const;
export type LongForm = keyof typeof longDraftPrefixes;
export const longForms = Object.keys(longDraftPrefixes) as readonly LongForm[];
