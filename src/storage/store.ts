/** The one door to browser storage: nothing else names `localStorage` or `sessionStorage`. */
import type { Change } from './all-or-nothing';
import type { Decoded } from './codecs';
import { report } from './health';
import { corruptKeyPrefix, type StorageArea, type StorageKey } from './key';
import { MemoryStorage } from './memory-storage';
import type { Written } from './tab-lock';

/** A write that the browser refused, most often because its quota is full. What was there before is there. */
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
const readLocal = (name: string) => readRaw('local', name);

const put = ({ area, name, raw }: Change) => {
  if (raw === null) open(area).removeItem(name);
  else open(area).setItem(name, raw);
};

/**
 * Keeps the first unreadable original under `corrupt:{key}`; where there is no room for both, moves it there. A storage that
 * does not take what it holds already takes nothing: then the original stays where it is.
 */
const setAside = (area: StorageArea, name: string, raw: string) => {
  const storage = open(area);
  const keptAs = corruptKeyPrefix + name;
  const setItem = (as: string) => storage.setItem(as, raw);
  report({ damaged: name });
  if (storage.getItem(keptAs) !== null) return;
  try {
    setItem(keptAs);
  } catch {
    try {
      setItem(name);
      storage.removeItem(name);
      setItem(keptAs);
    } catch {
      if (storage.getItem(name) === null) setItem(name);
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

/** What follows every attempt to write: who listens hears of it, and a refusal is thrown. */
const conclude = (changed: readonly Change[], refusal: { cause: unknown } | null) => {
  report({ full: refusal !== null });
  announce(changed.map(({ name }) => name));
  if (refusal) throw new StorageWriteError(refusal.cause);
};

/** Writes one key, which needs no way back: a refused write changes nothing. */
const writeOne = (key: StorageKey<unknown>, raw: string | null) => {
  const change = { area: key.area, name: key.name, raw };
  // Decoding sets an unreadable original aside before it is overwritten.
  decode(key, readRaw(key.area, key.name));
  try {
    put(change);
  } catch (cause) {
    return conclude([], { cause });
  }
  conclude([change], null);
};

type ApplyAll = typeof import('./writing').applyAll;

/** Makes all changes or none. @returns the last local key whose text is not what it was @throws {StorageWriteError} */
const commit = (changes: readonly Change[], applyAll: ApplyAll): Written | null => {
  const { before, refusal } = applyAll(changes, { readRaw, put });
  conclude(refusal?.left ?? changes, refusal);
  return changes.findLast(({ area, raw }, index) => area === 'local' && raw !== before[index]?.raw) ?? null;
};

const runStep = <T>(
  step: (transaction: Transaction) => T,
  applyAll: ApplyAll,
): { value: T; written: Written | null } => {
  const changes = new Map<string, Change>();
  const rawOf = (key: StorageKey<unknown>) => {
    const change = changes.get(`${key.area}:${key.name}`);
    return change ? change.raw : readRaw(key.area, key.name);
  };
  const change = (key: StorageKey<unknown>, raw: string | null) => {
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
  return { value, written: changes.size > 0 ? commit([...changes.values()], applyAll) : null };
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
  write: <T>(key: StorageKey<T>, value: T): void => writeOne(key as StorageKey<unknown>, key.codec.encode(value)),

  /** Removes one key. */
  remove: (key: StorageKey<unknown>): void => writeOne(key, null),

  /**
   * Reads afresh, computes and writes in one uninterrupted step, alone among all tabs. All writes happen or none.
   * @returns what `step` returns @throws what `step` throws (nothing is written then), or {StorageWriteError}
   */
  transact: async <T>(step: (transaction: Transaction) => T): Promise<T> => {
    const { applyAll, withTabLock } = await import('./writing');
    return withTabLock(() => runStep(step, applyAll), readLocal);
  },

  /** Names of all local keys, for what looks for a family of keys and for the backup. */
  names: (): string[] => {
    const storage = open('local');
    return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((name) => name !== null);
  },

  /** The text of a local key as it stands, for the backup. */
  raw: readLocal,

  /** Replaces texts of local keys, all or none (`null` removes): restoring a backup, resetting. @throws {StorageWriteError} */
  replaceRaw: async (entries: Iterable<readonly [name: string, raw: string | null]>): Promise<void> => {
    const { applyAll, withTabLock } = await import('./writing');
    const changes = Array.from(entries, ([name, raw]): Change => ({ area: 'local', name, raw }));
    return withTabLock(() => ({ value: undefined, written: commit(changes, applyAll) }), readLocal);
  },

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
