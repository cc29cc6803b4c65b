import { createId } from '../../lib/random';
import type { Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { normalizeEmail, signedInEmail } from '../account/account-data';
import { now } from '../clock';
import { delay } from '../delays';
import { removeSentDraft } from '../drafts/places';
import { type Answers, changeSubmission, keepSubmission, keptAnswers } from '../submissions/submissions';
import { knownAddress } from './reply-address';

export const isBriefSent = (): boolean => {
  const sent = store.read(keys.sentBrief);
  return (
    store.read(keys.onboardingComplete) &&
    store.read(keys.submissions).some(({ id, kind }) => kind === 'onboarding' && id === sent)
  );
};

/** The address of a sender who is not signed in, if a trial or an order in this tab has one. */
const knownHere = (): string | undefined => {
  const visitor = { email: null, sentHere: store.read(keys.sentHere) };
  return knownAddress(visitor, store.read(keys.submissions)) ?? undefined;
};

/** Stores where to answer to a brief, if the brief is still there. @throws {StorageWriteError} */
export const saveReplyAddress = ({ brief, email }: { brief: string; email: string }): Promise<void> =>
  store.transact((tx) => {
    changeSubmission(tx, brief, (entry) => ({ ...entry, replyTo: normalizeEmail(email) }));
  });

/** Stores the brief once an `attempt`, opens `/onboarding-success` and removes the draft. @throws {StorageWriteError} */
export const sendBrief = async (answers: Answers, attempt = createId()): Promise<Submission> => {
  const owner = signedInEmail(store);
  await delay('onboardingSubmit');
  const kind = 'onboarding';
  const replyTo = owner === null ? knownHere() : undefined;
  const sent = { kind, answers: keptAnswers(kind, answers), id: attempt, at: now(), owner, replyTo } as const;
  return store.transact((tx) => {
    const { entry } = keepSubmission(tx, sent);
    // A duplicate of this tab may have sent the brief, but each tab has its own keys for the thank-you page.
    tx.write(keys.onboardingComplete, true);
    tx.write(keys.sentBrief, entry.id);
    removeSentDraft(tx, kind, owner, attempt);
    return entry;
  });
};
