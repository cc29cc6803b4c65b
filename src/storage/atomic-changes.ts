import type { StorageArea } from './key';

/**
 * A key's new text, or its text before a commit; null if the key is absent. An optional change is left out if the storage
 * refuses the changes with it and accepts the others.
 */
export type Change = { area: StorageArea; name: string; raw: string | null; isOptional?: boolean };

/** Unchecked access to browser storage. `put` removes the key for a null text, and throws if the browser refuses a write. */
export type RawStorage = { readRaw: (area: StorageArea, name: string) => string | null; put: (change: Change) => void };

const succeeds = (step: () => void): boolean => {
  try {
    step();
    return true;
  } catch {
    return false;
  }
};

/**
 * Undoes a commit that failed halfway. Keys that the commit added are removed first, which always works and makes room.
 * Then the old texts are written back, as often as at least one more of them fits. The rollback never deletes a key that
 * existed before: where the storage refuses its old text, the new text stays.
 * @param before every key of the commit, as it was
 * @returns the keys whose old text could not be restored
 */
const rollBack = (before: readonly Change[], { readRaw, put }: RawStorage): readonly Change[] => {
  const changed = before.filter(({ area, name, raw }) => readRaw(area, name) !== raw);
  for (const change of changed) if (change.raw === null) put(change);
  let remaining = changed.filter(({ raw }) => raw !== null);
  let lastCount = Number.POSITIVE_INFINITY;
  while (remaining.length > 0 && remaining.length < lastCount) {
    lastCount = remaining.length;
    remaining = remaining.filter((change) => !succeeds(() => put(change)));
  }
  return remaining;
};

/**
 * Makes all these changes or none. Writes come before removals, so that nothing has been removed yet if a write is refused. If
 * the storage is full but works otherwise (it accepts a text that it holds already), a second attempt starts with the
 * removals, because they make room.
 * @returns the changes that differ from what was stored, in the order they were made; and after a refusal its cause, the
 * area that refused, and the keys that could not be restored
 */
const applyAll = (changes: readonly Change[], storage: RawStorage) => {
  const before = changes.map(({ area, name }) => ({ area, name, raw: storage.readRaw(area, name) }));
  const effective = new Set(changes.filter(({ raw }, index) => raw !== before[index]?.raw));
  const writes = changes.filter(({ raw }) => raw !== null);
  const removals = changes.filter(({ raw }) => raw === null);
  const attempt = (ordered: readonly Change[]) => {
    const changed = ordered.filter((change) => effective.has(change));
    for (const change of changed)
      try {
        storage.put(change);
      } catch (cause) {
        return { changed, refusal: { cause, area: change.area, notRestored: rollBack(before, storage) } };
      }
    return { changed, refusal: null };
  };
  const firstAttempt = attempt([...writes, ...removals]);
  const { refusal } = firstAttempt;
  const removable = before.find(({ name, raw }) => raw !== null && removals.some((removal) => removal.name === name));
  if (!refusal || refusal.notRestored.length > 0 || !removable || !succeeds(() => storage.put(removable)))
    return firstAttempt;
  return attempt([...removals, ...writes]);
};

/** Makes all changes or none; if the storage refuses them, all but the optional ones or none. @returns as `applyAll` */
export const applyAtomically = (changes: readonly Change[], storage: RawStorage): ReturnType<typeof applyAll> => {
  const result = applyAll(changes, storage);
  const required = changes.filter(({ isOptional }) => !isOptional);
  if (!result.refusal || result.refusal.notRestored.length > 0 || required.length === changes.length) return result;
  return applyAll(required, storage);
};
