/** Damages one stored key, as another program might, and repairs it. */
import { findDeclaredKey } from '../../storage/declared';
import { originsOf } from '../../storage/set-aside';
import { store } from '../../storage/store';

/** Whole texts of the keys that were damaged here, by name. */
const originals = new Map<string, string>();

/** Half of a text, and a character that stands for what could not be read. */
const damaged = (raw: string) => `${raw.slice(0, Math.ceil(raw.length / 2))}\uFFFD`;

/** Names of the keys that hold something now and would no longer be whole. */
export const damageableKeys = (): string[] =>
  store
    .names()
    .filter((name) => {
      const raw = store.raw(name);
      const codec = findDeclaredKey('local', name)?.codec;
      return raw !== null && codec && !codec.decode(raw).damaged && codec.decode(damaged(raw)).damaged;
    })
    .sort();

/** Spoils the text of a key. The whole one is kept in memory. @throws {StorageWriteError} */
export const damageKey = (name: string): Promise<void> =>
  store.replaceRaw(() => {
    const raw = store.raw(name);
    if (raw === null) return [];
    originals.set(name, raw);
    return [{ area: 'local', name, raw: damaged(raw) }];
  });

/** Names of keys that are still as they were damaged here: what the site has written since then is not overwritten. */
export const mendableKeys = (): string[] =>
  [...originals].filter(([name, raw]) => store.raw(name) === damaged(raw)).map(([name]) => name);

/** Puts the whole texts back, and removes the damaged ones that were set aside. @throws {StorageWriteError} */
export const mendKeys = (): Promise<void> =>
  store.replaceRaw(() =>
    mendableKeys().flatMap((name) => {
      const raw = originals.get(name) ?? null;
      const setAside = store
        .names()
        .filter((kept) => originsOf(kept).includes(name) && store.raw(kept) === store.raw(name));
      return [
        { area: 'local' as const, name, raw },
        ...setAside.map((kept) => ({ area: 'local' as const, name: kept, raw: null })),
      ];
    }),
  );
