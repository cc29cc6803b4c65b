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

/** A browser storage that refuses to grow beyond `limit` characters, as a full one does. */
export const limitStorage = (limit: number): (() => void) => {
  const original = Storage.prototype.setItem;
  Storage.prototype.setItem = function (name: string, value: string) {
    const used = Object.entries({ ...this }).reduce(
      (sum, [key, text]) => sum + (key === name ? 0 : key.length + String(text).length),
      0,
    );
    if (used + name.length + value.length > limit) throw new DOMException('full', 'QuotaExceededError');
    original.call(this, name, value);
  };
  return () => {
    Storage.prototype.setItem = original;
  };
};

/** A browser storage that refuses the writes that `refuses` says; `count` begins at 1. @returns what ends it */
export const refuseStorage = (refuses: (count: number, name: string) => boolean): (() => void) => {
  const original = Storage.prototype.setItem;
  let count = 0;
  Storage.prototype.setItem = function (name: string, value: string) {
    count += 1;
    if (refuses(count, name)) throw new DOMException('full', 'QuotaExceededError');
    original.call(this, name, value);
  };
  return () => {
    Storage.prototype.setItem = original;
  };
};

/** From here on the browser refuses every write, as with a full quota. @returns what ends it before the test does */
export const refuseWrites = (): (() => void) => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  return () => refused.mockRestore();
};
