/** The first damaged original of a key is under `corrupt:{key}`, later ones under `corrupt:{key}:2` to `corrupt:{key}:5`. */
import { corruptKeyPrefix } from './key';

const numberSuffix = /:[2-5]$/;

/** The names under which originals of a key may be kept, in the order in which they are used. */
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
export const setAside = (storage: Storage, name: string, raw: string): boolean => {
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
