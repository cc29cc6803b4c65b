/** Sending the onboarding brief. */

import type { Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { normalizeEmail, signedInEmail } from '../account/account-data';
import { now } from '../clock';
import { delay } from '../delays';
import { type Answers, submit } from '../submissions/submissions';
import { removeSentDraft } from './long-drafts';
import { knownAddress } from './reply-address';

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

/** The address of a sender who is not signed in, if a trial or an order in this tab has one. */
const knownHere = (): string | undefined => {
  const visitor = { email: null, sentHere: store.read(keys.sentHere) };
  return knownAddress(visitor, store.read(keys.submissions)) ?? undefined;
};

/**
 * Stores where to answer to a brief, beside its answers. Nothing is stored if the brief is no longer there.
 * @throws {StorageWriteError}
 */
export const saveReplyAddress = ({ brief, email }: { brief: string; email: string }): Promise<void> =>
  store.transact((tx) => {
    const submissions = tx.read(keys.submissions);
    if (!submissions.some(({ id }) => id === brief)) return;
    const replyTo = normalizeEmail(email);
    tx.write(
      keys.submissions,
      submissions.map((entry) => (entry.id === brief ? { ...entry, replyTo } : entry)),
    );
  });

/**
 * Sends the brief after the simulated delay: stores the submission, opens `/onboarding-success`
 * and removes the draft in one transaction.
 * @param answers the answers of the form, with the files that are sent
 * @param attempt idempotency key: sending it twice, even from a duplicated tab, stores one submission
 * @throws {StorageWriteError} nothing was written
 */
export const sendBrief = async (answers: Answers, attempt?: string, clock = now): Promise<Submission> => {
  const owner = signedInEmail(store);
  await delay('onboardingSubmit');
  const finish = (tx: Transaction, sent: Submission) => {
    openThanks(tx, sent);
    if (attempt !== undefined) removeSentDraft(tx, 'onboarding', owner, attempt);
  };
  const { entry, isNew } = await submit('onboarding', answers, finish, {
    at: clock(),
    owner,
    ...(owner === null && { replyTo: knownHere() }),
    ...(attempt !== undefined && { id: attempt }),
  });
  // A duplicate of this tab has sent it, but each tab has its own keys for the thank-you page.
  if (!isNew) await store.transact((tx) => finish(tx, entry));
  return entry;
};
