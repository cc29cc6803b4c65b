/** A trial that the demo begins, so that visitors can watch one end. A trial that the visitor started is never replaced. */
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { now } from '../clock';
import { dispatchBannerChange } from '../flows/banner';
import { trialEnd } from '../flows/trial';

/** Begins a sample trial, unless the visitor has started one. @throws {StorageWriteError} */
export const beginSampleTrial = async (): Promise<void> => {
  await store.transact((tx) => {
    if (tx.read(keys.trialUsed) && !tx.read(keys.sampleTrial)) return;
    tx.write(keys.trialUsed, true);
    tx.write(keys.trialEndDate, trialEnd(now()).toISOString());
    tx.write(keys.selectedPlan, 'growth');
    tx.write(keys.sampleTrial, true);
  });
  dispatchBannerChange(false);
};

/** Removes this browser's trial, and the dismissal of the banner that says that it has ended. */
export const removeTrial = (tx: Transaction): void => {
  for (const key of [keys.trialUsed, keys.trialEndDate, keys.selectedPlan]) tx.remove(key);
  if (!tx.read(keys.bannerShown) && !tx.has(keys.bannerExpiry)) tx.remove(keys.bannerShown);
};

export const removeSampleTrial = (tx: Transaction): void => {
  if (!tx.read(keys.sampleTrial)) return;
  removeTrial(tx);
  tx.remove(keys.sampleTrial);
};
