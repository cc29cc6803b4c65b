/** A trial that the desk begins, for who wants to see one end. One that the visitor took is used as it is. */
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { now } from '../clock';
import { dispatchBannerChange } from '../flows/banner';
import { trialEnd } from '../flows/trial';

/** Begins a trial now and marks it as a sample, unless this browser has had its own. @throws {StorageWriteError} */
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

/** Removes the trial of this browser, and with it the dismissal for good of the banner that said that it has ended. */
export const removeTrial = (tx: Transaction): void => {
  for (const key of [keys.trialUsed, keys.trialEndDate, keys.selectedPlan]) tx.remove(key);
  if (!tx.read(keys.bannerShown) && !tx.has(keys.bannerExpiry)) tx.remove(keys.bannerShown);
};

/** Removes the sample trial; any other stays. */
export const removeSampleTrial = (tx: Transaction): void => {
  if (!tx.read(keys.sampleTrial)) return;
  removeTrial(tx);
  tx.remove(keys.sampleTrial);
};
