import type { Codec } from './codecs';

/** `local` lasts and is shared by all tabs, `session` ends with its tab. */
export type StorageArea = 'local' | 'session';

/** One key of browser storage: where it lives, how its text reads, and what an absent or unreadable one means. */
export type StorageKey<T> = { name: string; area: StorageArea; codec: Codec<T>; initial: T };

/** Declares a key. Declaring does nothing; `store` reads and writes. */
export const key = <T>(name: string, area: StorageArea, codec: Codec<T>, initial: T): StorageKey<T> => ({
  name,
  area,
  codec,
  initial,
});

/** Keys that share shape and default; what follows `prefix` in their names is an address or an id. */
export type KeyFamily<T> = ((id: string) => StorageKey<T>) & { prefix: string; area: StorageArea };

/** Declares a family of keys. */
export const family = <T>(prefix: string, area: StorageArea, codec: Codec<T>, initial: T): KeyFamily<T> =>
  Object.assign((id: string) => key(prefix + id, area, codec, initial), { prefix, area });

/** What the names begin with under which unreadable originals of other keys are kept. */
export const corruptKeyPrefix = 'corrupt:';
