/**
 * The names of the keys of long forms' drafts. Not in `schema.ts`, because `store.ts` reads them, which public pages load
 * without the schema library.
 */
import type { Change } from './atomic-changes';

/** The beginning of the name of a draft in this tab. */
export const tabDraftPrefix = 'draft:';

/** The forms whose drafts are kept with the account, and the beginnings of their names. */
export const longDraftPrefixes = { onboarding: 'briefDraft_', 'instant-site': 'siteDraft_' } as const;
export type LongForm = keyof typeof longDraftPrefixes;
export const longForms = Object.keys(longDraftPrefixes) as readonly LongForm[];

/**
 * The changes that make room in local storage by moving the drafts of accounts into this tab: nothing that a customer does
 * may fail because a draft takes its room.
 * @param names names of all keys of local storage
 * @returns the copies, and the removals that follow them
 */
export const moveDraftsToTab = (names: readonly string[], readLocal: (name: string) => string | null) => {
  const copies: Change[] = [];
  const removals: Change[] = [];
  for (const form of longForms)
    for (const name of names) {
      const prefix = longDraftPrefixes[form];
      if (!name.startsWith(prefix)) continue;
      const email = name.slice(prefix.length);
      copies.push({ area: 'session', name: `${tabDraftPrefix}${form}:${email}`, raw: readLocal(name) });
      removals.push({ area: 'local', name, raw: null });
    }
  return { copies, removals };
};
