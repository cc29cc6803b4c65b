/** The one door to browser storage: nothing else names `localStorage` or `sessionStorage`. */
import { hasDemoDesk } from '../has-demo-desk';
import { applyAll, type Change } from './all-or-nothing';
import { decode, readAfresh } from './decode';
import { report } from './health';
import type { StorageArea, StorageKey } from './key';
import { MemoryStorage } from './memory-storage';
import type { Steering } from './steering';
import { type Written, withTabLock } from './tab-lock';
import { runStep, type Transaction } from './transaction';
import { demoSteering } from './visitor-keys';
import { watchElsewhere } from './watch';

export type { Transaction };

/** A write that the browser refused, most often because its quota is full. What was there before is there. */
export class StorageWriteError extends Error {
  readonly code = 'storage-full';
  constructor(cause: unknown) {
    super('The browser refused to store data', { cause });
  }
}

/** Name of the changed key, or null when any may have changed. */
type Listener = (name: string | null) => void;

const memory = { local: new MemoryStorage(), session: new MemoryStorage() };
const blocked: Record<StorageArea, boolean> = { local: false, session: false };
const listeners = new Set<Listener>();

/** The browser's storage, or one in memory where there is none or it is blocked. */
const openReal = (area: StorageArea): Storage => {
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

/** What the demo desk makes of storage. Its own key is spared, or nothing could be put back to normal. */
const weatherFor = (name?: string): Steering['storage'] => {
  if (!hasDemoDesk || name === demoSteering.name) return 'normal';
  const session = openReal('session');
  return decode(demoSteering, session.getItem(demoSteering.name), session).value.storage;
};

const open = (area: StorageArea, name?: string): Storage =>
  weatherFor(name) === 'blocked' ? memory[area] : openReal(area);

const readRaw = (area: StorageArea, name: string): string | null => open(area, name).getItem(name);
const readLocal = (name: string) => readRaw('local', name);

const put = ({ area, name, raw }: Change) => {
  if (raw === null) return open(area, name).removeItem(name);
  if (weatherFor(name) === 'full') throw new DOMException('full', 'QuotaExceededError');
  open(area, name).setItem(name, raw);
};

const find = <T>(key: StorageKey<T>, raw: string | null) => decode(key, raw, open(key.area, key.name));
const inspect = <T>(key: StorageKey<T>) => find(key, readRaw(key.area, key.name));

const announce = (names: Iterable<string | null>) => {
  for (const name of names) for (const listener of [...listeners]) listener(name);
};

type Outcome = { changed: readonly Change[]; refusal: { cause: unknown; area: StorageArea } | null };

/** What follows every attempt to write: its area is full or not, who listens hears of it, and a refusal is thrown. */
const conclude = ({ changed, refusal }: Outcome, told: readonly Change[]) => {
  if (refusal) report({ full: true, area: refusal.area });
  else for (const { area } of changed) report({ full: false, area });
  announce(told.map(({ name }) => name));
  if (refusal) throw new StorageWriteError(refusal.cause);
};

/** Writes one key, which needs no way back: a refused write changes nothing. */
const writeOne = (key: StorageKey<unknown>, raw: string | null) => {
  const change = { area: key.area, name: key.name, raw };
  // Decoding sets an unreadable original aside before it is overwritten.
  inspect(key);
  try {
    put(change);
  } catch (cause) {
    return conclude({ changed: [], refusal: { cause, area: key.area } }, []);
  }
  conclude({ changed: [change], refusal: null }, [change]);
};

/** Makes all changes or none. @returns the local key that was changed last @throws {StorageWriteError} */
const commit = (changes: readonly Change[]): Written | null => {
  const outcome = applyAll(changes, { readRaw, put });
  conclude(outcome, outcome.refusal?.left ?? changes);
  return outcome.changed.findLast(({ area }) => area === 'local') ?? null;
};

let endWatching = () => {};

export const store = {
  /** The key's value; its default when it is absent or unreadable. Equal text gives the identical object. */
  read: <T>(key: StorageKey<T>): T => inspect(key).value,

  /** The value, and whether its text was absent or unreadable. */
  inspect,

  /** Writes one key at once. @throws {StorageWriteError} */
  write: <T>(key: StorageKey<T>, value: T): void => writeOne(key as StorageKey<unknown>, key.codec.encode(value)),

  /** Removes one key. */
  remove: (key: StorageKey<unknown>): void => writeOne(key, null),

  /**
   * Reads afresh, computes and writes in one uninterrupted step, alone among all tabs. All writes happen or none.
   * @returns what `step` returns @throws what `step` throws (nothing is written then), or {StorageWriteError}
   */
  transact: <T>(step: (transaction: Transaction) => T): Promise<T> =>
    withTabLock(() => {
      const { value, changes } = runStep(step, { readRaw, decode: find });
      return { value, written: changes.length > 0 ? commit(changes) : null };
    }, readLocal),

  /** Names of all keys of one area, for what looks for a family of keys and for the backup. */
  names: (area: StorageArea = 'local'): string[] => {
    const storage = open(area);
    return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((name) => name !== null);
  },

  /** The text of a key as it stands, for the backup; null where there is none. */
  raw: (name: string, area: StorageArea = 'local'): string | null => readRaw(area, name),

  /**
   * Replaces texts as they are, all or none: restoring a backup, resetting. Damage that was told of is forgotten with them.
   * @param plan asked once no other tab is at work, for what becomes of which key (`null` removes)
   * @throws {StorageWriteError}
   */
  replaceRaw: (plan: () => readonly Change[]): Promise<void> =>
    withTabLock(() => {
      const changes = plan();
      // Before the listeners hear: what they read then may be damaged, too.
      readAfresh();
      return { value: undefined, written: commit(changes) };
    }, readLocal),

  /** Calls `listener` after each change, in this tab or another, and when a page comes back that may have missed some. @returns the function that ends it */
  subscribe: (listener: Listener): (() => void) => {
    if (listeners.size === 0) endWatching = watchElsewhere((name) => announce([name]));
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) endWatching();
    };
  },
};
