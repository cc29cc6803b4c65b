import type { StorageArea } from './key';

/** What a key's text becomes, or was: null where there is no such key. */
export type Change = { area: StorageArea; name: string; raw: string | null };

/** The storage that changes are made in. `put` removes for a null text, and throws where the browser refuses a write. */
export type Door = { readRaw: (area: StorageArea, name: string) => string | null; put: (change: Change) => void };

const succeeds = (step: () => void): boolean => {
  try {
    step();
    return true;
  } catch {
    return false;
  }
};

/**
 * Undoes a commit that failed halfway. Keys that it added are removed first, which always works and makes room; then the
 * old texts go back one by one, again and again while any still fits. A key that was there is never removed on the way:
 * where the storage refuses its old text, the new one is better than none.
 * @param before every key of the commit, as it was
 * @returns what could not be put back
 */
const putBack = (before: readonly Change[], { readRaw, put }: Door): readonly Change[] => {
  const changed = before.filter(({ area, name, raw }) => readRaw(area, name) !== raw);
  for (const change of changed) if (change.raw === null) put(change);
  let left = changed.filter(({ raw }) => raw !== null);
  let lastTime = Number.POSITIVE_INFINITY;
  while (left.length > 0 && left.length < lastTime) {
    lastTime = left.length;
    left = left.filter((change) => !succeeds(() => put(change)));
  }
  return left;
};

/**
 * Makes all changes or none. Removals come last, so that nothing is gone if a write is refused. Only a storage that is full
 * and not shut (it still takes a text that it holds already) is tried once more with the removals first, as they make room.
 * @returns the changes that made a difference, in the order they were made in, and for a refusal its cause, the area that
 * refused, and what could not be put back after it
 */
export const applyAll = (changes: readonly Change[], door: Door) => {
  const before = changes.map(({ area, name }) => ({ area, name, raw: door.readRaw(area, name) }));
  const news = new Set(changes.filter(({ raw }, index) => raw !== before[index]?.raw));
  const writes = changes.filter(({ raw }) => raw !== null);
  const removals = changes.filter(({ raw }) => raw === null);
  const attempt = (ordered: readonly Change[]) => {
    const changed = ordered.filter((change) => news.has(change));
    for (const change of changed)
      try {
        door.put(change);
      } catch (cause) {
        return { changed, refusal: { cause, area: change.area, left: putBack(before, door) } };
      }
    return { changed, refusal: null };
  };
  const outcome = attempt([...writes, ...removals]);
  const { refusal } = outcome;
  const going = before.find(({ name, raw }) => raw !== null && removals.some((removal) => removal.name === name));
  if (!refusal || refusal.left.length > 0 || !going || !succeeds(() => door.put(going))) return outcome;
  return attempt([...removals, ...writes]);
};
