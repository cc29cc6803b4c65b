/** Every key of the site as it stands, read only. */
import { declaredKeys, findDeclaredKey } from '../../storage/declared';
import type { StorageArea } from '../../storage/key';
import { originsOf } from '../../storage/set-aside';
import { store } from '../../storage/store';

/** One key: its text, its size in bytes, and what is to be said of it. `raw` is null where it is not set. */
export type KeyInside = {
  area: StorageArea;
  name: string;
  raw: string | null;
  size: number;
  state: 'whole' | 'damaged' | 'set aside' | 'not set';
};

const stateOf = (area: StorageArea, name: string, raw: string): KeyInside['state'] | null => {
  const key = findDeclaredKey(area, name);
  if (key) return key.codec.decode(raw).damaged ? 'damaged' : 'whole';
  return originsOf(name).some((origin) => findDeclaredKey(area, origin)) ? 'set aside' : null;
};

const present = (area: StorageArea): KeyInside[] =>
  store.names(area).flatMap((name) => {
    const raw = store.raw(name, area);
    const state = raw === null ? null : stateOf(area, name, raw);
    // Whatever else the origin may hold is none of ours.
    return raw === null || state === null ? [] : [{ area, name, raw, size: new Blob([name, raw]).size, state }];
  });

/** All keys that hold something, by name, and after them those that are declared and hold nothing. */
export const readInside = (): KeyInside[] => {
  const held = (['local', 'session'] as const).flatMap(present);
  const isHeld = (area: StorageArea, name: string) => held.some((key) => key.area === area && key.name === name);
  const absent = declaredKeys
    .filter(({ area, name }) => !isHeld(area, name))
    .map(({ area, name }): KeyInside => ({ area, name, raw: null, size: 0, state: 'not set' }));
  const byName = (a: KeyInside, b: KeyInside) => (a.name < b.name ? -1 : 1);
  return [...held.sort(byName), ...absent.sort(byName)];
};
