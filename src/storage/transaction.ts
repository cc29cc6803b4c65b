import type { Change, Door } from './all-or-nothing';
import type { Decoded } from './codecs';
import type { StorageKey } from './key';

/** What a key's text means, and whether there is none. */
export type Found<T> = Decoded<T> & { absent: boolean };

/** Reads and writes within one `transact`. Writes take effect together when the step returns. */
export type Transaction = {
  read: <T>(key: StorageKey<T>) => T;
  /** Whether the key holds anything at all. */
  has: (key: StorageKey<unknown>) => boolean;
  inspect: <T>(key: StorageKey<T>) => Found<T>;
  write: <T>(key: StorageKey<T>, value: T) => void;
  remove: (key: StorageKey<unknown>) => void;
};

type Ground = Pick<Door, 'readRaw'> & { decode: <T>(key: StorageKey<T>, raw: string | null) => Found<T> };

/** Lets a step read and note its writes; nothing is written here. @returns the step's value and the changes it wants */
export const runStep = <T>(
  step: (transaction: Transaction) => T,
  { readRaw, decode }: Ground,
): { value: T; changes: readonly Change[] } => {
  const changes = new Map<string, Change>();
  const rawOf = (key: StorageKey<unknown>) => {
    const change = changes.get(`${key.area}:${key.name}`);
    return change ? change.raw : readRaw(key.area, key.name);
  };
  const change = (key: StorageKey<unknown>, raw: string | null) => {
    // Decoding sets an unreadable original aside before it is overwritten.
    decode(key, readRaw(key.area, key.name));
    changes.set(`${key.area}:${key.name}`, { area: key.area, name: key.name, raw });
  };
  const inspect = <V>(key: StorageKey<V>) => decode(key, rawOf(key));
  const value = step({
    inspect,
    read: (key) => inspect(key).value,
    has: (key) => rawOf(key) !== null,
    write: (key, next) => change(key as StorageKey<unknown>, key.codec.encode(next)),
    remove: (key) => change(key, null),
  });
  return { value, changes: [...changes.values()] };
};
