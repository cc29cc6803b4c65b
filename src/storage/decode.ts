import type { Decoded } from './codecs/codec';
import { health, reportHealth } from './health';
import { corruptKeyPrefix, type StorageKey } from './key';
import type { Inspection } from './transaction';

const numberSuffix = /:[2-5]$/;

/** The first damaged original of a key is under `corrupt:{key}`, later ones under `corrupt:{key}:2` to `corrupt:{key}:5`. */
const copyNamesOf = (name: string): [string, ...string[]] => {
  const first = corruptKeyPrefix + name;
  return [first, ...[2, 3, 4, 5].map((number) => `${first}:${number}`)];
};

/** None if it does not begin with `corrupt:`; two if it ends with a number, which may be part of the key's own name. */
export const originsOf = (name: string): readonly string[] => {
  if (!name.startsWith(corruptKeyPrefix)) return [];
  const origin = name.slice(corruptKeyPrefix.length);
  return numberSuffix.test(origin) ? [origin, origin.replace(numberSuffix, '')] : [origin];
};

/**
 * Copies a damaged original to the first unused name, or over the last one if all five are used. A text that is set aside
 * already is not copied again. If the storage is too full for a copy, the original is moved instead. A storage that
 * refuses even to rewrite the original is not merely full; then the original stays where it is.
 * @returns whether the original is set aside
 */
const setAside = (storage: Storage, name: string, raw: string): boolean => {
  const copyNames = copyNamesOf(name);
  if (copyNames.some((copyName) => storage.getItem(copyName) === raw)) return true;
  const target = copyNames.find((copyName) => storage.getItem(copyName) === null) ?? copyNames.at(-1) ?? copyNames[0];
  const setItem = (as: string) => storage.setItem(as, raw);
  try {
    setItem(target);
  } catch {
    try {
      setItem(name);
      storage.removeItem(name);
      setItem(target);
    } catch {
      if (storage.getItem(name) === null) setItem(name);
      return false;
    }
  }
  return true;
};

const cache = new Map<string, { raw: string; result: Decoded<unknown> }>();

/** The value of a key's text. Damaged text is set aside in the same `storage` and reported to `health`. */
export const decode = <T>(key: StorageKey<T>, raw: string | null, storage: Storage): Inspection<T> => {
  if (raw === null) return { value: key.initial, damaged: false, absent: true };
  const id = `${key.area}:${key.name}`;
  const known = cache.get(id);
  // The same text gives the identical object, which `useSyncExternalStore` needs, and a long list is parsed only once.
  if (known?.raw === raw) return { ...(known.result as Decoded<T>), absent: false };
  const result = key.codec.decode(raw);
  cache.set(id, { raw, result });
  if (result.damaged) reportHealth({ damaged: key.name, isSetAside: setAside(storage, key.name, raw) });
  return { ...result, absent: false };
};

/** Clears the cache and the health report. Text that is still damaged is set aside and reported again at the next read. */
export const clearDecodeCache = (): void => {
  cache.clear();
  health.clear();
};
