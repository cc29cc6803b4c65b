/** The onboarding brief (spec, account area, section 4). */

import type { Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { now } from '../clock';
import { delay } from '../delays';
import { type Answers, submit } from './submissions';

/** Whether this tab has sent a brief, which is still kept, and the thank-you page is open to it. */
export const isBriefSent = (): boolean => {
  const sent = store.read(keys.sentBrief);
  return (
    store.read(keys.onboardingComplete) &&
    store.read(keys.submissions).some(({ id, kind }) => kind === 'onboarding' && id === sent)
  );
};

/** What a sent brief leaves in its tab. */
const openThanks = (tx: Transaction, { id }: Submission) => {
  tx.write(keys.onboardingComplete, true);
  tx.write(keys.sentBrief, id);
};

/**
 * Sends the brief after the simulated delay: the submission and what opens `/onboarding-success`, in one step.
 * @param answers the form's, with the files that are sent
 * @param attempt names this submission, so that sending it twice, also from a copy of the tab, keeps one entry
 * @throws {StorageWriteError} nothing was written
 */
export const sendBrief = async (answers: Answers, attempt?: string, clock = now): Promise<Submission> => {
  await delay('onboardingSubmit');
  const { entry, isNew } = await submit('onboarding', answers, openThanks, {
    at: clock(),
    ...(attempt !== undefined && { id: attempt }),
  });
  // Sent before from the tab that this one is a copy of: what it leaves is each tab's own.
  if (!isNew) await store.transact((tx) => openThanks(tx, entry));
  return entry;
};
