/**
 * Several tabs of one browser, for services: each has modules of its own and, as in a browser, a copy of local storage of
 * its own, in which the writes of the other tabs arrive late and one at a time.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import { MemoryStorage } from '../../src/storage/memory-storage';
import { createLocks } from './locks';

type Write = { name: string; raw: string | null };

/** One tab's copy of local storage. */
class StorageCopy extends MemoryStorage {
  readonly session = new MemoryStorage();
  readonly #arriving: Write[] = [];
  /** How many characters all tabs can store. */
  #limit = Number.POSITIVE_INFINITY;
  others: readonly StorageCopy[] = [];

  override setItem(name: string, raw: string) {
    if (this.#size() - (this.getItem(name)?.length ?? -name.length) + raw.length > this.#limit)
      throw new DOMException('full', 'QuotaExceededError');
    super.setItem(name, raw);
    for (const other of this.others) other.#arriving.push({ name, raw });
  }
  override removeItem(name: string) {
    super.removeItem(name);
    for (const other of this.others) other.#arriving.push({ name, raw: null });
  }
  #size() {
    if (this.#limit === Number.POSITIVE_INFINITY) return 0;
    let size = 0;
    for (let index = 0; index < this.length; index += 1) {
      const name = this.key(index) ?? '';
      size += name.length + (this.getItem(name)?.length ?? 0);
    }
    return size;
  }
  /** Lets one write of another tab arrive. @returns whether there was one */
  receive(): boolean {
    const write = this.#arriving.shift();
    if (write?.raw === null) super.removeItem(write.name);
    else if (write) super.setItem(write.name, write.raw);
    return write !== undefined;
  }
  receiveAll() {
    while (this.receive());
  }
  /** From here on no more than `characters` fit beside what is stored. */
  leaveRoomFor(characters: number) {
    this.#limit = 0;
    this.#limit = this.#size() + characters;
  }
  empty() {
    this.clear();
    this.session.clear();
    this.leaveRoomFor(Number.POSITIVE_INFINITY);
  }
}

export type Tab<Services> = {
  storage: StorageCopy;
  /** Runs the action, and all that it waits for, in this tab. */
  run: <T>(action: (services: Services) => T) => T;
};

export type Browser<Services> = {
  tabs: readonly Tab<Services>[];
  /** Seconds pass: everything has arrived in every tab, and no lock is held. */
  settle: () => void;
  /** A new browser: nothing is stored. */
  empty: () => void;
};

/**
 * Opens tabs that share nothing but the browser, which stands in for `window` and `navigator` until globals are unstubbed.
 * @param load imports the services under test, once for each tab
 * @param options `hasOwnSessions`: each tab has a session storage of its own, as in a browser; else all are duplicates of one tab
 */
export const openTabs = async <Services>(
  count: number,
  load: () => Promise<Services>,
  { hasOwnSessions = false } = {},
): Promise<Browser<Services>> => {
  const current = new AsyncLocalStorage<StorageCopy>();
  const copies = Array.from({ length: count }, () => new StorageCopy());
  for (const copy of copies) copy.others = copies.filter((other) => other !== copy);
  const here = () => {
    const copy = current.getStore();
    if (!copy) throw new Error('This code runs in none of the tabs');
    return copy;
  };
  const session = new MemoryStorage();
  vi.stubGlobal('window', {
    get localStorage() {
      return here();
    },
    get sessionStorage() {
      return hasOwnSessions ? here().session : session;
    },
  });
  // While a tab asks the browser for its locks, a write of another tab arrives.
  const locks = createLocks(
    () => void here().receive(),
    () => String(copies.indexOf(here())),
  );
  vi.stubGlobal('navigator', { locks });
  const tabs: Tab<Services>[] = [];
  for (const storage of copies) {
    vi.resetModules();
    const services = await current.run(storage, load);
    tabs.push({ storage, run: (action) => current.run(storage, () => action(services)) });
  }
  const settle = () => {
    for (const copy of copies) copy.receiveAll();
    locks.held.clear();
  };
  const empty = () => {
    settle();
    for (const copy of copies) copy.empty();
    session.clear();
  };
  return { tabs, settle, empty };
};
