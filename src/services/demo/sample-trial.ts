/** A trial that the desk begins, for who wants to see one end. One that the visitor took is used as it is. */
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { now } from '../clock';
import { trialEnd } from '../flows/trial';
import { dispatchBannerChange } from '../site/banner-event';

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

/** Takes the sample trial back; any other stays. @throws {StorageWriteError} */
export const endSampleTrial = (): Promise<void> =>
  store.transact((tx) => {
    if (!tx.read(keys.sampleTrial)) return;
    for (const key of [keys.trialUsed, keys.trialEndDate, keys.selectedPlan, keys.sampleTrial]) tx.remove(key);
  });
