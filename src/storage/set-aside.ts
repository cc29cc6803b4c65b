/** Originals that could not be read: the first of a key under `corrupt:{key}`, later ones beside it. */
import { corruptKeyPrefix } from './key';

const laterPlace = /:[2-5]$/;

/** Where the originals of a key are kept, in the order in which the places are taken. */
const placesOf = (name: string): [string, ...string[]] => {
  const first = corruptKeyPrefix + name;
  return [first, ...[2, 3, 4, 5].map((number) => `${first}:${number}`)];
};

/**
 * The keys whose original may be kept under that name: none for a name of another kind, and two for one that ends like a
 * later place, as a family's key may end so by itself.
 */
export const originsOf = (name: string): readonly string[] => {
  if (!name.startsWith(corruptKeyPrefix)) return [];
  const origin = name.slice(corruptKeyPrefix.length);
  return laterPlace.test(origin) ? [origin, origin.replace(laterPlace, '')] : [origin];
};

/**
 * Keeps an unreadable original in the first free place, or in the last where none is free; a text that is kept already is
 * not kept twice. Where there is no room for both, it is moved there. A storage that does not take what it holds already
 * takes nothing: then the original stays where it is.
 * @returns whether the original is kept
 */
export const setAside = (storage: Storage, name: string, raw: string): boolean => {
  const places = placesOf(name);
  if (places.some((place) => storage.getItem(place) === raw)) return true;
  const keptAs = places.find((place) => storage.getItem(place) === null) ?? places.at(-1) ?? places[0];
  const setItem = (as: string) => storage.setItem(as, raw);
  try {
    setItem(keptAs);
  } catch {
    try {
      setItem(name);
      storage.removeItem(name);
      setItem(keptAs);
    } catch {
      if (storage.getItem(name) === null) setItem(name);
      return false;
    }
  }
  return true;
};
