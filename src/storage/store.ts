/** The only module that accesses browser storage: nothing else names `localStorage` or `sessionStorage`. */
import type { Change } from './atomic-changes';
import { clearDecodeCache, decode } from './decode';
import { reportHealth } from './health';
import type { StorageArea, StorageKey } from './key';
import { addListener, callListeners, type Listener } from './listeners';
import { withTransactionLock } from './locks/transaction-lock';
import { applyWithRoom } from './make-room';
import { MemoryStorage } from './memory-storage';
import type { Steering } from './steering';
import { runStep, StorageWriteError, type Transaction } from './transaction';
import { demoSteering } from './visitor-keys';

export { fits, type Inspection, removeItems, StorageWriteError, type Transaction } from './transaction';

const memory = { local: new MemoryStorage(), session: new MemoryStorage() };
const opened: Partial<Record<StorageArea, Storage>> = {};

/** The browser refuses access: from here on the area is kept in memory. */
const block = (area: StorageArea): Storage => {
  opened[area] = memory[area];
  reportHealth({ blocked: true });
  return memory[area];
};

/** The browser's storage. During prerendering, or if the browser blocks it, a replacement in memory. */
const openBrowserArea = (area: StorageArea): Storage => {
  if (typeof window === 'undefined') return memory[area];
  try {
    // An Android app that shows the page has none, unless it switches storage on.
    opened[area] ??= (area === 'local' ? window.localStorage : window.sessionStorage) ?? block(area);
    return opened[area];
  } catch {
    return block(area);
  }
};

let simulation: Steering['storage'] | null = null;

/** What the demo desk simulates, read once and after each change of its key, which is exempt, or nothing could end it. */
const simulated = (name?: string): Steering['storage'] => {
  if (import.meta.env.VITE_DEMO_DESK === 'off' || name === demoSteering.name) return 'normal';
  simulation ??= inspect(demoSteering).value.storage;
  return simulation;
};

const openArea = (area: StorageArea, name?: string): Storage =>
  simulated(name) === 'blocked' ? memory[area] : openBrowserArea(area);

const readRaw = (area: StorageArea, name: string): string | null => {
  try {
    return openArea(area, name).getItem(name);
  } catch {
    return block(area).getItem(name);
  }
};
const readLocal = (name: string) => readRaw('local', name);

const namesOf = (area: StorageArea): string[] => {
  const storage = openArea(area);
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((name) => name !== null);
};

const put = ({ area, name, raw }: Change) => {
  if (raw === null) return openArea(area, name).removeItem(name);
  if (simulated(name) === 'full') throw new DOMException('full', 'QuotaExceededError');
  openArea(area, name).setItem(name, raw);
};

const decodeRaw = <T>(key: StorageKey<T>, raw: string | null) => decode(key, raw, openArea(key.area, key.name));
const inspect = <T>(key: StorageKey<T>) => decodeRaw(key, readRaw(key.area, key.name));

const notifyListeners: Listener = (names) => {
  if (names === null || names.has(demoSteering.name)) simulation = null;
  callListeners(names);
};

/** Makes all changes or none. @returns the last local write and the last local removal @throws {StorageWriteError} */
const commit = (changes: readonly Change[], movesDrafts: boolean) => {
  const { changed, refusal } = applyWithRoom(changes, { readRaw, put, namesOf }, movesDrafts);
  if (refusal) reportHealth({ full: true, area: refusal.area });
  else for (const { area } of changed) reportHealth({ full: false, area });
  const notified = refusal?.notRestored ?? [...changes, ...changed];
  if (notified.length > 0) notifyListeners(new Set(notified.map(({ name }) => name)));
  if (refusal) throw new StorageWriteError(refusal.cause);
  const local = changed.filter(({ area }) => area === 'local');
  const last = [local.findLast(({ raw }) => raw !== null), local.findLast(({ raw }) => raw === null)];
  return last.filter((change) => change !== undefined);
};

const runNow = <T>(step: (transaction: Transaction) => T, movesDrafts: boolean) => {
  const { value, changes, effects } = runStep(step, { readRaw, decode: decodeRaw });
  const lastChanges = changes.length > 0 ? commit(changes, movesDrafts) : [];
  for (const effect of effects) effect();
  return { value, lastChanges };
};

export const store = {
  /** The key's value; its default when the key is absent or its text damaged. Equal text gives the identical object. */
  read: <T>(key: StorageKey<T>): T => inspect(key).value,

  has: ({ area, name }: StorageKey<unknown>): boolean => readRaw(area, name) !== null,

  inspect,

  /** Writes one key at once. @throws {StorageWriteError} */
  write: <T>(key: StorageKey<T>, value: T): void => void runNow((tx) => tx.write(key, value), false),

  remove: (key: StorageKey<unknown>): void => void runNow((tx) => tx.remove(key), false),

  /**
   * Other tabs wait until it ends. All writes happen, or none. @param movesDrafts whether it goes before drafts, if there is no room
   * @throws what `step` throws, or {StorageWriteError}
   */
  transact: <T>(step: (transaction: Transaction) => T, movesDrafts = true): Promise<T> =>
    withTransactionLock(() => runNow(step, movesDrafts), readLocal),

  /** Names of all keys of one area, to find the keys of a family, and for the backup. */
  names: (area: StorageArea = 'local'): string[] => namesOf(area),

  /** The undecoded text of a key, for the backup and the demo desk; null if it is absent. */
  raw: (name: string, area: StorageArea = 'local'): string | null => readRaw(area, name),

  /** Replaces texts, all or none. @param plan returns each key's new text (`null` removes the key) @throws {StorageWriteError} */
  replaceRaw: (plan: () => readonly Change[]): Promise<void> =>
    withTransactionLock(() => {
      const changes = plan();
      // Before the listeners are notified, because what they read then may be damaged, too.
      clearDecodeCache();
      return { value: undefined, lastChanges: commit(changes, true) };
    }, readLocal),

  /** The listener is also called when the page comes back from the back/forward cache. @returns the function that unsubscribes */
  subscribe: (listener: Listener): (() => void) => addListener(listener, notifyListeners),
};
