/** The one door to browser storage: nothing else names `localStorage` or `sessionStorage`. */
import type { Decoded } from './codecs';
import { report } from './health';
import { corruptKeyPrefix, type StorageArea, type StorageKey } from './key';
import { MemoryStorage } from './memory-storage';

/** A write that the browser refused, most often because its quota is full. Everything is as it was before. */
export class StorageWriteError extends Error {
  readonly code = 'storage-full';
  constructor(cause: unknown) {
    super('The browser refused to store data', { cause });
  }
}

/** Reads and writes within one `transact`. Writes take effect together when the step returns. */
export type Transaction = {
  read: <T>(key: StorageKey<T>) => T;
  /** Whether the key holds anything at all. */
  has: (key: StorageKey<unknown>) => boolean;
  inspect: <T>(key: StorageKey<T>) => Decoded<T> & { absent: boolean };
  write: <T>(key: StorageKey<T>, value: T) => void;
  remove: (key: StorageKey<unknown>) => void;
};

/** Name of the changed key, or null when any may have changed. */
type Listener = (name: string | null) => void;
type Change = { area: StorageArea; name: string; raw: string | null };

const lockName = 'tessera-storage';
const memory = { local: new MemoryStorage(), session: new MemoryStorage() };
const blocked: Record<StorageArea, boolean> = { local: false, session: false };
const listeners = new Set<Listener>();
const decoded = new Map<string, { raw: string; result: Decoded<unknown> }>();

/** The browser's storage, or one in memory where there is none or it is blocked. */
const open = (area: StorageArea): Storage => {
  if (typeof window === 'undefined' || blocked[area]) return memory[area];
  try {
    const storage = area === 'local' ? window.localStorage : window.sessionStorage;
    storage.getItem('');
    return storage;
  } catch {
    blocked[area] = true;
    report({ blocked: true });
    return memory[area];
  }
};

const readRaw = (area: StorageArea, name: string): string | null => open(area).getItem(name);

const put = ({ area, name, raw }: Change) => {
  if (raw === null) open(area).removeItem(name);
  else open(area).setItem(name, raw);
};

/** Keeps the first unreadable original under `corrupt:{key}`; where there is no room for both, moves it there. */
const setAside = (area: StorageArea, name: string, raw: string) => {
  const storage = open(area);
  const keptAs = corruptKeyPrefix + name;
  report({ damaged: name });
  if (storage.getItem(keptAs) !== null) return;
  try {
    storage.setItem(keptAs, raw);
  } catch {
    try {
      storage.removeItem(name);
      storage.setItem(keptAs, raw);
    } catch {
      storage.setItem(name, raw);
    }
  }
};

const decode = <T>(key: StorageKey<T>, raw: string | null): Decoded<T> & { absent: boolean } => {
  if (raw === null) return { value: key.initial, damaged: false, absent: true };
  const id = `${key.area}:${key.name}`;
  const known = decoded.get(id);
  // The same text gives the same object, which `useSyncExternalStore` needs, and a long list is parsed once.
  if (known?.raw === raw) return { ...(known.result as Decoded<T>), absent: false };
  const result = key.codec.decode(raw);
  decoded.set(id, { raw, result });
  if (result.damaged) setAside(key.area, key.name, raw);
  return { ...result, absent: false };
};

const announce = (names: Iterable<string | null>) => {
  for (const name of names) for (const listener of [...listeners]) listener(name);
};

/** Puts back what differs from before. Where an old value does not fit beside a new one, the new ones go first. */
const restore = (before: readonly Change[]) => {
  const changed = before.filter(({ area, name, raw }) => readRaw(area, name) !== raw);
  try {
    for (const change of changed) put(change);
  } catch {
    for (const { area, name } of changed) open(area).removeItem(name);
    for (const change of changed) put(change);
  }
};

/** Makes all changes or none. @throws {StorageWriteError} after everything was put back */
const commit = (changes: readonly Change[]) => {
  const before = changes.map(({ area, name }) => ({ area, name, raw: readRaw(area, name) }));
  try {
    for (const change of changes) put(change);
  } catch (cause) {
    restore(before);
    report({ full: true });
    throw new StorageWriteError(cause);
  }
  report({ full: false });
  announce(changes.map(({ name }) => name));
};

const runStep = <T>(step: (transaction: Transaction) => T): T => {
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
  const result = step({
    inspect,
    read: (key) => inspect(key).value,
    has: (key) => rawOf(key) !== null,
    write: (key, value) => change(key as StorageKey<unknown>, key.codec.encode(value)),
    remove: (key) => change(key, null),
  });
  if (changes.size > 0) commit([...changes.values()]);
  return result;
};

/** Milliseconds after which what one tab has written is surely seen by all: browsers pass it between processes with a delay. */
const propagation = 50;

type TaskScheduler = { postTask: (task: () => void, options: { delay: number }) => Promise<void> };

/** Waits for `propagation`; by the browser's own scheduler where there is one, which a stopped clock of a test does not stop. */
const untilSeen = (): Promise<void> => {
  const { scheduler } = globalThis as { scheduler?: TaskScheduler };
  if (scheduler) return scheduler.postTask(() => {}, { delay: propagation });
  return new Promise((resolve) => setTimeout(resolve, propagation));
};

/**
 * Runs `step` while no other tab of this site is inside one. The caller has the outcome at once; the next tab's turn comes
 * when it sees what was written. Without Web Locks the step still runs in one piece.
 */
const exclusively = async <T>(step: () => T): Promise<T> => {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!locks) return step();
  return new Promise((resolve, reject) => {
    let hasRun = false;
    const run = () => {
      hasRun = true;
      try {
        resolve(step());
      } catch (error) {
        reject(error);
      }
    };
    locks
      .request(lockName, { mode: 'exclusive' }, () => {
        run();
        return untilSeen();
      })
      .catch(() => {
        // Refused in this context (an opaque origin, say): as without Web Locks.
        if (!hasRun) run();
      });
  });
};

const onStorageEvent = (event: Event) => {
  const name = event instanceof StorageEvent ? event.key : null;
  announce([name]);
};

export const store = {
  /** The key's value; its default when it is absent or unreadable. Equal text gives the identical object. */
  read: <T>(key: StorageKey<T>): T => decode(key, readRaw(key.area, key.name)).value,

  /** The value, and whether its text was absent or unreadable. */
  inspect: <T>(key: StorageKey<T>) => decode(key, readRaw(key.area, key.name)),

  /** Writes one key at once. @throws {StorageWriteError} */
  write: <T>(key: StorageKey<T>, value: T): void => runStep((transaction) => transaction.write(key, value)),

  /** Removes one key. */
  remove: (key: StorageKey<unknown>): void => runStep((transaction) => transaction.remove(key)),

  /**
   * Reads afresh, computes and writes in one uninterrupted step, alone among all tabs. All writes happen or none.
   * @returns what `step` returns @throws what `step` throws (nothing is written then), or {StorageWriteError}
   */
  transact: <T>(step: (transaction: Transaction) => T): Promise<T> => exclusively(() => runStep(step)),

  /** Names of all local keys, for what looks for a family of keys and for the backup. */
  names: (): string[] => {
    const storage = open('local');
    return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((name) => name !== null);
  },

  /** The text of a local key as it stands, for the backup. */
  raw: (name: string): string | null => readRaw('local', name),

  /** Replaces texts of local keys, all or none (`null` removes): restoring a backup, resetting. @throws {StorageWriteError} */
  replaceRaw: (entries: Iterable<readonly [name: string, raw: string | null]>): Promise<void> =>
    exclusively(() => commit(Array.from(entries, ([name, raw]) => ({ area: 'local', name, raw })))),

  /** Calls `listener` after each change, in this tab or another. @returns the function that ends it */
  subscribe: (listener: Listener): (() => void) => {
    if (listeners.size === 0) window.addEventListener('storage', onStorageEvent);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', onStorageEvent);
    };
  },
};
