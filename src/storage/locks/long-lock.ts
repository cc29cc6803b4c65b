/** Locks that a tab holds for work of several transactions. Another tab can take one from a tab that is frozen. */
import { lockTimeout } from './transaction-lock';

/** A lock that this tab holds. */
export type LongLock = {
  release: () => void;
  /** Aborted once another tab has taken the lock. */
  signal: AbortSignal;
  /** True if this tab has taken the lock from another one. */
  isTaken: boolean;
};

/** Called with the function that takes the lock from its holder, and with null when that is no longer offered. */
export type OfferLock = (take: (() => void) | null) => void;

/** Id of the tab that holds the lock; null if none does, or the browser does not say. */
const holderOf = async (locks: LockManager, name: string): Promise<string | null> => {
  const { held = [] } = await locks.query().catch((): LockManagerSnapshot => ({}));
  return held.find((lock) => lock.name === name)?.clientId ?? null;
};

/**
 * Waits until no other tab holds the lock of that name, and takes it. Closing the tab releases it.
 * @param offer called when the same tab has held the lock for ten seconds. No lock is taken from a tab that got it later.
 * @returns the lock; without Web Locks, or where the browser refuses them, no lock is taken
 */
export const takeLongLock = (name: string, offer?: OfferLock): Promise<LongLock> =>
  new Promise((resolve) => {
    const lost = new AbortController();
    const place = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWaiting = true;
    const end = (release: () => void, isTaken: boolean) => {
      isWaiting = false;
      clearTimeout(timer);
      offer?.(null);
      resolve({ release, signal: lost.signal, isTaken });
    };
    const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
    if (!locks) return end(() => {}, false);

    const request = (options: LockOptions, isTaken: boolean) => {
      const hold = () => new Promise<void>((release) => end(release, isTaken));
      locks.request(name, options, hold).catch((error: unknown) => {
        if (!isWaiting) lost.abort(error);
        else if (isTaken || !place.signal.aborted) end(() => {}, false);
      });
    };
    request({ signal: place.signal }, false);
    if (!offer) return;

    const watch = async () => {
      const holder = await holderOf(locks, name);
      const isStillHeld = async () => isWaiting && (await holderOf(locks, name)) === holder && isWaiting;
      const take = async () => {
        offer(null);
        if (!(await isStillHeld())) return watch();
        // A second press would take the lock from this tab itself.
        if (place.signal.aborted) return;
        place.abort();
        request({ steal: true }, true);
      };
      const offerOrWatch = async () => {
        if (await isStillHeld()) offer(() => void take());
        else await watch();
      };
      if (isWaiting) timer = setTimeout(() => void offerOrWatch(), lockTimeout);
    };
    void watch();
  });
