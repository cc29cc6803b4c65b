/** Damages a stored key, as a faulty program could, and repairs it. */
import { findDeclaredKey } from '../../storage/declared';
import { originsOf } from '../../storage/set-aside';
import { store } from '../../storage/store';

/** The original texts of the keys that the desk has damaged, by name. */
const originals = new Map<string, string>();

/** The first half of a text and a replacement character. */
const damage = (raw: string) => `${raw.slice(0, Math.ceil(raw.length / 2))}\uFFFD`;

/** Names of the intact keys that `damageKey` would make unreadable. */
export const damageableKeys = (): string[] =>
  store
    .names()
    .filter((name) => {
      const raw = store.raw(name);
      const codec = findDeclaredKey('local', name)?.codec;
      return raw !== null && codec && !codec.decode(raw).damaged && codec.decode(damage(raw)).damaged;
    })
    .sort();

/** Damages a key and keeps its original text in memory. @throws {StorageWriteError} */
export const damageKey = (name: string): Promise<void> =>
  store.replaceRaw(() => {
    const raw = store.raw(name);
    if (raw === null) return [];
    originals.set(name, raw);
    return [{ area: 'local', name, raw: damage(raw) }];
  });

/** Names of the damaged keys that can be repaired. A key that the site has written since then is not one of them. */
export const repairableKeys = (): string[] =>
  [...originals].filter(([name, raw]) => store.raw(name) === damage(raw)).map(([name]) => name);

/** Restores the original texts, and removes the damaged ones that were set aside. @throws {StorageWriteError} */
export const repairKeys = (): Promise<void> =>
  store.replaceRaw(() =>
    repairableKeys().flatMap((name) => {
      const raw = originals.get(name) ?? null;
      const setAside = store
        .names()
        .filter((copy) => originsOf(copy).includes(name) && store.raw(copy) === store.raw(name));
      return [
        { area: 'local' as const, name, raw },
        ...setAside.map((copy) => ({ area: 'local' as const, name: copy, raw: null })),
      ];
    }),
  );
