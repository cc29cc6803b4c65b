/** A trial that the demo begins, so that visitors can watch one end. A trial that the visitor started is never touched. */
import { sampleSubscriber } from '../../content/flows/subscribe';
import { createId } from '../../lib/create-id';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { now } from '../clock';
import { dispatchBannerChange } from '../flows/banner';
import { trialEnd } from '../flows/own-trial';
import { keepSubmission } from '../submissions/submissions';

/**
 * Begins a sample trial for a sample person, who has a submission of it. The trial's keys are written only if the visitor has
 * not started a trial. The person is an argument, because the admin page removes samples and must not load the desk's texts.
 * @throws {StorageWriteError}
 */
export const beginSampleTrial = async ({ email, name }: { email: string; name: string }): Promise<void> => {
  const at = now();
  const trialEndDate = trialEnd(at).toISOString();
  const selectedPlan = 'growth';
  const isWritten = await store.transact((tx) => {
    // The visitor's own account with the same address gets none, because it is not removed with the samples.
    if (tx.read(keys.sampleData).includes(email)) {
      const answers = { ...sampleSubscriber, fullName: name, email, selectedPlan, agreement: true, trialEndDate };
      keepSubmission(tx, { kind: 'trial', answers, id: createId(), at, owner: email });
    }
    if (tx.read(keys.trialUsed) && !tx.read(keys.sampleTrial)) return false;
    tx.write(keys.trialUsed, true);
    tx.write(keys.trialEndDate, trialEndDate);
    tx.write(keys.selectedPlan, selectedPlan);
    tx.write(keys.sampleTrial, true);
    return true;
  });
  if (isWritten) dispatchBannerChange(false);
};

/** Removes this browser's trial, and the dismissal of the banner that says that it has ended. */
export const removeTrial = (tx: Transaction): void => {
  for (const key of [keys.trialUsed, keys.trialEndDate, keys.selectedPlan, keys.sampleTrial]) tx.remove(key);
  if (!tx.read(keys.bannerShown) && !tx.has(keys.bannerExpiry)) tx.remove(keys.bannerShown);
};

export const removeSampleTrial = (tx: Transaction): void => {
  if (tx.read(keys.sampleTrial)) removeTrial(tx);
};
