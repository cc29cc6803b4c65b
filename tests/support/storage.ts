import { vi } from 'vitest';
import { store } from '../../src/storage/store';

/** A session of this customer; null ends it. No data of the customer's are loaded. */
export const signIn = (email: string | null): void => {
  for (const name of ['authToken', 'userEmail']) localStorage.removeItem(name);
  if (email === null) return;
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('userEmail', email);
};

/** All local entries as text, for comparing before and after. */
export const snapshot = (): Record<string, string | null> =>
  Object.fromEntries(
    store
      .names()
      .sort()
      .map((name) => [name, store.raw(name)]),
  );

/**
 * From here on the browser's storage refuses the writes that `refuses` says; `count` begins at 1. It ends with the test.
 * @returns what ends it before
 */
export const refuseStorage = (refuses: (count: number, name: string, value: string, area: Storage) => boolean) => {
  const original = Storage.prototype.setItem;
  let count = 0;
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, value) {
    count += 1;
    if (refuses(count, name, value, this)) throw new DOMException('full', 'QuotaExceededError');
    original.call(this, name, value);
  });
  return () => refused.mockRestore();
};

/** As with a full quota: every write is refused. */
export const refuseWrites = () => refuseStorage(() => true);

const sizeOf = (area: Storage, without = '') =>
  Object.entries({ ...area }).reduce(
    (sum, [name, text]) => sum + (name === without ? 0 : name.length + text.length),
    0,
  );

/** A browser storage that refuses to grow beyond `limit` characters, as a full one does: unless told, beyond what is in it. */
export const limitStorage = (limit = sizeOf(localStorage)) =>
  refuseStorage((_, name, value, area) => sizeOf(area, name) + name.length + value.length > limit);
