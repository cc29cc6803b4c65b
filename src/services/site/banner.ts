/** The banner that offers the free trial: visible unless a trial was taken or the visitor dismissed it in the last days. */
import { addDays } from '../../lib/dates';
import { store, type Transaction } from '../../storage/store';
import { bannerExpiry, bannerShown, trialUsed } from '../../storage/visitor-keys';
import { announceBannerChange, bannerEvent } from './banner-event';

/** How long a dismissed banner stays away. */
const dismissedForDays = 7;

/** A dismissal that names no end stands; one whose end cannot be read is over. */
const hasLapsed = ({ read, inspect }: Pick<Transaction, 'read' | 'inspect'>, now: Date) => {
  const end = inspect(bannerExpiry);
  return !read(bannerShown) && !end.absent && !(Date.parse(end.value ?? '') > now.getTime());
};

/** Whether the banner is to be seen now. */
export const isBannerVisible = (now: Date): boolean =>
  !store.read(trialUsed) && (store.read(bannerShown) || hasLapsed(store, now));

/**
 * Calls `listener` whenever the banner may have appeared or gone: after a change of storage, and after the window's event,
 * which others may send, too.
 * @returns the function that ends it
 */
export const subscribeToBanner = (listener: () => void): (() => void) => {
  const end = store.subscribe(listener);
  window.addEventListener(bannerEvent, listener);
  return () => {
    end();
    window.removeEventListener(bannerEvent, listener);
  };
};

/** Hides the banner for seven days. @throws {StorageWriteError} */
export const dismissBanner = (now: Date): Promise<void> =>
  store.transact((tx) => {
    tx.write(bannerShown, false);
    tx.write(bannerExpiry, addDays(now, dismissedForDays).toISOString());
  });

const restore = (tx: Transaction, now: Date) => {
  if (!hasLapsed(tx, now)) return;
  tx.write(bannerShown, true);
  tx.remove(bannerExpiry);
};

/**
 * Puts a lapsed dismissal away, and from then on tells the window of every change of visibility, whatever caused it:
 * this banner, a trial, another tab.
 * @returns the function that ends it
 */
export const announceBanner = (now: () => Date): (() => void) => {
  let before = isBannerVisible(now());
  const check = () => {
    const visible = isBannerVisible(now());
    if (visible === before) return;
    before = visible;
    announceBannerChange(visible);
  };
  const end = store.subscribe(check);
  // One that cannot be put away has lapsed all the same.
  if (hasLapsed(store, now())) store.transact((tx) => restore(tx, now())).catch(() => {});
  return end;
};
