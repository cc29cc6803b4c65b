import type { Change, RawStorage } from './atomic-changes';
import type { Decoded } from './codecs/codec';
import type { StorageKey } from './key';

/** A key's value, whether its text was damaged, and whether the key is absent. */
export type Inspection<T> = Decoded<T> & { absent: boolean };

/** Reads and writes within one `transact`. All writes take effect together when the step returns. */
export type Transaction = {
  read: <T>(key: StorageKey<T>) => T;
  /** Whether the key exists, whatever its text. */
  has: (key: StorageKey<unknown>) => boolean;
  inspect: <T>(key: StorageKey<T>) => Inspection<T>;
  write: <T>(key: StorageKey<T>, value: T) => void;
  /** Writes as `write` does. If the browser refuses the step with this write and accepts it without, the write is left out. */
  writeIfRoom: <T>(key: StorageKey<T>, value: T) => void;
  remove: (key: StorageKey<unknown>) => void;
  /** Runs an effect as soon as the writes are stored. */
  after: (effect: () => void) => void;
};

type TransactionSource = Pick<RawStorage, 'readRaw'> & {
  decode: <T>(key: StorageKey<T>, raw: string | null) => Inspection<T>;
};

/** Runs the step and collects its writes, without making them. @returns the step's value, the changes to be made, and the effects to run after them */
export const runStep = <T>(
  step: (transaction: Transaction) => T,
  { readRaw, decode }: TransactionSource,
): { value: T; changes: readonly Change[]; effects: readonly (() => void)[] } => {
  const changes = new Map<string, Change>();
  const effects: (() => void)[] = [];
  const rawOf = (key: StorageKey<unknown>) => {
    const change = changes.get(`${key.area}:${key.name}`);
    return change ? change.raw : readRaw(key.area, key.name);
  };
  const change = (key: StorageKey<unknown>, raw: string | null, isOptional = false) => {
    // Decoding sets a damaged original aside before it is overwritten.
    decode(key, readRaw(key.area, key.name));
    changes.set(`${key.area}:${key.name}`, { area: key.area, name: key.name, raw, isOptional });
  };
  const inspect = <V>(key: StorageKey<V>) => decode(key, rawOf(key));
  const value = step({
    inspect,
    read: (key) => inspect(key).value,
    has: (key) => rawOf(key) !== null,
    write: (key, next) => change(key as StorageKey<unknown>, key.codec.encode(next)),
    writeIfRoom: (key, next) => change(key as StorageKey<unknown>, key.codec.encode(next), true),
    remove: (key) => change(key, null),
    after: (effect) => void effects.push(effect),
  });
  return { value, changes: [...changes.values()], effects };
};

/** Removes items of a stored list, and with the last item its key. @returns the removed items */
export const removeItems = <T>(
  tx: Transaction,
  key: StorageKey<readonly T[]>,
  isRemoved: (item: T) => boolean,
): T[] => {
  const items = tx.read(key);
  const removed = items.filter(isRemoved);
  if (removed.length === 0) return removed;
  const remaining = items.filter((item) => !removed.includes(item));
  if (remaining.length > 0) tx.write(key, remaining);
  else tx.remove(key);
  return removed;
};

/** The browser refused a write, most often because its quota is full. All keys are as they were before. */
export class StorageWriteError extends Error {
  readonly code = 'storage-full';
  constructor(cause: unknown) {
    super('The browser refused to store data', { cause });
  }
}

/** Runs a step. @returns whether there was room for it */
export const fits = (step: () => void): boolean => {
  try {
    step();
    return true;
  } catch (error) {
    if (error instanceof StorageWriteError) return false;
    throw error;
  }
};
