/** Lists every stored key of the site with its text. */
import { declaredKeys, findDeclaredKey } from '../../storage/declared';
import type { StorageArea } from '../../storage/key';
import { originsOf } from '../../storage/set-aside';
import { store } from '../../storage/store';

export type StoredKey = {
  area: StorageArea;
  name: string;
  /** Null if the key is not set. */
  raw: string | null;
  /** Bytes of name and text. */
  size: number;
  state: 'intact' | 'damaged' | 'set aside' | 'not set';
};

const stateOf = (area: StorageArea, name: string, raw: string): StoredKey['state'] | null => {
  const key = findDeclaredKey(area, name);
  if (key) return key.codec.decode(raw).damaged ? 'damaged' : 'intact';
  return originsOf(name).some((origin) => findDeclaredKey(area, origin)) ? 'set aside' : null;
};

const keysIn = (area: StorageArea): StoredKey[] =>
  store.names(area).flatMap((name) => {
    const raw = store.raw(name, area);
    const state = raw === null ? null : stateOf(area, name, raw);
    // Keys without a state belong to something else on the same origin.
    return raw === null || state === null ? [] : [{ area, name, raw, size: new Blob([name, raw]).size, state }];
  });

/** All keys that are set, by name, and then all declared keys that are not. */
export const listStoredKeys = (): StoredKey[] => {
  const present = (['local', 'session'] as const).flatMap(keysIn);
  const isPresent = (area: StorageArea, name: string) => present.some((key) => key.area === area && key.name === name);
  const absent = declaredKeys
    .filter(({ area, name }) => !isPresent(area, name))
    .map(({ area, name }): StoredKey => ({ area, name, raw: null, size: 0, state: 'not set' }));
  const byName = (a: StoredKey, b: StoredKey) => (a.name < b.name ? -1 : 1);
  return [...present.sort(byName), ...absent.sort(byName)];
};
