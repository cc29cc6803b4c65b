/** Sending the onboarding brief. */

import type { Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { signedInEmail } from '../account/account-data';
import { now } from '../clock';
import { delay } from '../delays';
import { type Answers, submit } from './submissions';

/** Whether this tab has sent a brief that is still stored, and may show the thank-you page. */
export const isBriefSent = (): boolean => {
  const sent = store.read(keys.sentBrief);
  return (
    store.read(keys.onboardingComplete) &&
    store.read(keys.submissions).some(({ id, kind }) => kind === 'onboarding' && id === sent)
  );
};

/** Opens the thank-you page in this tab. */
const openThanks = (tx: Transaction, { id }: Submission) => {
  tx.write(keys.onboardingComplete, true);
  tx.write(keys.sentBrief, id);
};

/**
 * Sends the brief after the simulated delay: stores the submission and opens `/onboarding-success` in one transaction.
 * @param answers the answers of the form, with the files that are sent
 * @param attempt idempotency key: sending it twice, even from a duplicated tab, stores one submission
 * @throws {StorageWriteError} nothing was written
 */
export const sendBrief = async (answers: Answers, attempt?: string, clock = now): Promise<Submission> => {
  const owner = signedInEmail(store);
  await delay('onboardingSubmit');
  const { entry, isNew } = await submit('onboarding', answers, openThanks, {
    at: clock(),
    owner,
    ...(attempt !== undefined && { id: attempt }),
  });
  // A duplicate of this tab has sent it, but each tab has its own keys for the thank-you page.
  if (!isNew) await store.transact((tx) => openThanks(tx, entry));
  return entry;
};
