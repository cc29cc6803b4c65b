import type { StorageArea } from './key';

/** A key's new text, or its former one; null if the key is absent. An optional change is left out if the storage refuses it. */
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

type Step = { change: Change; before: Change };

const sizeOf = ({ name, raw }: Change) => (raw === null ? 0 : name.length + raw.length);
const growthOf = ({ change, before }: Step) => sizeOf(change) - sizeOf(before);

/**
 * Undoes a commit that failed halfway. Keys that the commit added are removed first, which always works and makes room.
 * Then the old texts are written back, those of optional changes last, as often as at least one more of them fits. The rollback
 * never deletes a key that existed before: where the storage refuses its old text, the new text stays.
 * @param before the changed keys of the commit, as they were
 * @returns the keys whose old text could not be restored
 */
const rollBack = (before: readonly Change[], { readRaw, put }: RawStorage): readonly Change[] => {
  const changed = before.filter(({ area, name, raw }) => readRaw(area, name) !== raw);
  for (const change of changed) if (change.raw === null) put(change);
  let remaining = changed
    .filter(({ raw }) => raw !== null)
    .sort((a, b) => Number(a.isOptional ?? false) - Number(b.isOptional ?? false));
  let lastCount = Number.POSITIVE_INFINITY;
  while (remaining.length > 0 && remaining.length < lastCount) {
    lastCount = remaining.length;
    remaining = remaining.filter((change) => !succeeds(() => put(change)));
  }
  return remaining;
};

type Result = {
  /** The changes that differ from what was stored, in the order they were made. */
  changed: readonly Change[];
  /** Its cause, the area that refused, and the keys that could not be restored. */
  refusal: { cause: unknown; area: StorageArea; notRestored: readonly Change[] } | null;
};

/** Whether the changes were refused, and other changes can be tried, because all that is not optional is as it was. */
export const canRetry = ({ refusal }: Result): boolean =>
  refusal?.notRestored.every(({ isOptional }) => isOptional) ?? false;

/**
 * Makes all these changes or none. The writes come first that free the most space. Removals are last, so that nothing has been
 * removed yet if a write is refused. If the storage is full but works otherwise (it accepts a text that it holds already), a
 * second attempt starts with the removals, because they make room.
 */
const applyAll = (changes: readonly Change[], storage: RawStorage): Result => {
  const steps = changes
    .map((change): Step => ({ change, before: { ...change, raw: storage.readRaw(change.area, change.name) } }))
    .filter(({ change, before }) => change.raw !== before.raw)
    .sort((a, b) => growthOf(a) - growthOf(b));
  const writes = steps.filter(({ change }) => change.raw !== null);
  const removals = steps.filter(({ change }) => change.raw === null);
  const attempt = (ordered: readonly Step[]): Result => {
    const changed = ordered.map(({ change }) => change);
    for (const change of changed)
      try {
        storage.put(change);
      } catch (cause) {
        const notRestored = rollBack(
          steps.map(({ before }) => before),
          storage,
        );
        return { changed, refusal: { cause, area: change.area, notRestored } };
      }
    return { changed, refusal: null };
  };
  const firstAttempt = attempt([...writes, ...removals]);
  const [removal] = removals;
  if (!canRetry(firstAttempt) || !removal || !succeeds(() => storage.put(removal.before))) return firstAttempt;
  return attempt([...removals, ...writes]);
};

/** Makes all changes or none; if the storage refuses them, all but the optional ones or none. */
export const applyAtomically = (changes: readonly Change[], storage: RawStorage): Result => {
  const result = applyAll(changes, storage);
  const required = changes.filter(({ isOptional }) => !isOptional);
  if (!canRetry(result) || required.length === changes.length) return result;
  return applyAll(required, storage);
};
