import type { Codec } from './codecs/codec';

/** `local` lasts and is shared by all tabs, `session` ends with its tab. */
export type StorageArea = 'local' | 'session';

/** One key of browser storage: its name and area, its codec, and the value (`initial`) that an absent key reads as. */
export type StorageKey<T> = { name: string; area: StorageArea; codec: Codec<T>; initial: T };

export const key = <T>(name: string, area: StorageArea, codec: Codec<T>, initial: T): StorageKey<T> => ({
  name,
  area,
  codec,
  initial,
});

/** Keys that share shape and default. In a name, an email address or an id follows the `prefix`. */
export type KeyFamily<T> = ((id: string) => StorageKey<T>) & { prefix: string; area: StorageArea };

export const family = <T>(prefix: string, area: StorageArea, codec: Codec<T>, initial: T): KeyFamily<T> =>
  Object.assign((id: string) => key(prefix + id, area, codec, initial), { prefix, area });

/** Prefix of the names under which damaged originals of other keys are set aside. */
export const corruptKeyPrefix = 'corrupt:';

/** These are not in `schema.ts`, because public pages load `store.ts`, which reads them, without the schema library. */

export const tabDraftPrefix = 'draft:';

/** The forms whose drafts are kept with the account, and the beginnings of their names. */
export const longDraftPrefixes = { onboarding: 'briefDraft_', 'instant-site': 'siteDraft_' } as const;
export type LongForm = keyof typeof longDraftPrefixes;
export const longForms = Object.keys(longDraftPrefixes) as readonly LongForm[];
