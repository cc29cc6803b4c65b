/** The trial banner: its offer can be dismissed for seven days, its note on the end of a trial for good. */
import { addDays } from '../../lib/dates';
import { store, type Transaction } from '../../storage/store';
import { bannerExpiry, bannerShown, trialUsed } from '../../storage/visitor-keys';
import { readTrial } from './trial-state';

/** Name of the window event after each change of the trial banner's visibility; `detail.visible` is the new one. */
export const bannerEvent = 'bannerVisibilityChange';

/** Dispatches the event after the banner was dismissed or has come back, and after a trial was started. */
export const dispatchBannerChange = (visible: boolean): void => {
  window.dispatchEvent(new CustomEvent(bannerEvent, { detail: { visible } }));
};

const dismissedForDays = 7;

/** Whether a dismissal of the banner is over. Without an end date it never is; with a damaged end date it is. */
const isDismissalOver = ({ read, inspect }: Pick<Transaction, 'read' | 'inspect'>, now: Date) => {
  const end = inspect(bannerExpiry);
  return !read(bannerShown) && !end.absent && !(Date.parse(end.value ?? '') > now.getTime());
};

export type BannerMessage = 'trial-offer' | 'trial-ended';

const isTrialOver = (now: Date) => readTrial(now)?.daysLeft === 0;

/** What the banner says now; null if it is not shown, for example while a trial runs or after it was dismissed. */
export const bannerMessage = (now: Date): BannerMessage | null => {
  if (!store.read(bannerShown) && !isDismissalOver(store, now)) return null;
  if (!store.read(trialUsed)) return 'trial-offer';
  return isTrialOver(now) ? 'trial-ended' : null;
};

export const isBannerVisible = (now: Date): boolean => bannerMessage(now) !== null;

/** Other scripts may dispatch the window event, too. @returns the function that unsubscribes */
export const subscribeToBanner = (listener: () => void): (() => void) => {
  const end = store.subscribe(listener);
  window.addEventListener(bannerEvent, listener);
  return () => {
    end();
    window.removeEventListener(bannerEvent, listener);
  };
};

/** Dismisses the banner: the offer of a trial for seven days, the note on its end for good. @throws {StorageWriteError} */
export const dismissBanner = (now: Date): Promise<void> =>
  store.transact((tx) => {
    tx.write(bannerShown, false);
    if (isTrialOver(now)) tx.remove(bannerExpiry);
    else tx.write(bannerExpiry, addDays(now, dismissedForDays).toISOString());
  });

const restore = (tx: Transaction, now: Date) => {
  if (!isDismissalOver(tx, now)) return;
  tx.write(bannerShown, true);
  tx.remove(bannerExpiry);
};

/** Removes a dismissal that is over, then dispatches the window event at every change. @returns the function that stops it */
export const dispatchBannerChanges = (now: () => Date): (() => void) => {
  let before = isBannerVisible(now());
  const check = () => {
    const visible = isBannerVisible(now());
    if (visible === before) return;
    before = visible;
    dispatchBannerChange(visible);
  };
  const end = store.subscribe(check);
  // If the storage refuses this, the dismissal counts as over all the same.
  if (isDismissalOver(store, now())) store.transact((tx) => restore(tx, now())).catch(() => {});
  return end;
};
