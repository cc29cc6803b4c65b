import { createId } from '../../lib/random';
import type { Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { normalizeEmail, signedInEmail } from '../account/account-data';
import { now } from '../clock';
import { delay } from '../delays';
import { removeSentDraft } from '../drafts/places';
import { isSentHere, isVisitors, type Visitor } from '../submissions/owner';
import { type Answers, changeSubmission, keepSubmission, keptAnswers } from '../submissions/submissions';

export const isBriefSent = (): boolean => {
  const sent = store.read(keys.sentBrief);
  return (
    store.read(keys.onboardingComplete) &&
    store.read(keys.submissions).some(({ id, kind }) => kind === 'onboarding' && id === sent)
  );
};

/** The reply address of a submission; null for a brief whose sender was not signed in. */
const addressIn = ({ answers, replyTo, owner }: Submission): string | null => {
  const typed = typeof answers.email === 'string' ? answers.email.trim() : '';
  return typed || (replyTo ?? owner ?? null);
};

const latestAddress = (submissions: readonly Submission[]): string | null =>
  submissions.map(addressIn).findLast((address) => address !== null) ?? null;

const sentBy = (visitor: Visitor, submissions: readonly Submission[]) =>
  submissions.filter((submission) => isSentHere(submission, visitor) && isVisitors(submission, visitor));

/** The known address of a visitor who sends a brief: their own, else that of a trial or an order in this tab. */
const knownAddress = (visitor: Visitor, submissions: readonly Submission[]): string | null =>
  visitor.email ?? latestAddress(sentBy(visitor, submissions));

/** The address to answer to, and the id of the brief whose sender may still add or correct it. */
export type Reply = { address: string; brief: string | null } | { address: null; brief: string };

/** About the brief, or without one the latest order. @returns null if this tab has sent nothing */
export const replyFor = (
  visitor: Visitor,
  submissions: readonly Submission[],
  sentBrief: string | null,
): Reply | null => {
  const sent = sentBy(visitor, submissions);
  const brief = sent.find(({ id, kind }) => kind === 'onboarding' && id === sentBrief);
  const answered = brief ?? sent.at(-1);
  if (!answered) return null;
  const address = addressIn(answered) ?? knownAddress(visitor, submissions);
  if (brief && brief.owner === undefined) return { address, brief: brief.id };
  return address === null ? null : { address, brief: null };
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
  const here = { email: null, sentHere: store.read(keys.sentHere) };
  const replyTo = owner === null ? (knownAddress(here, store.read(keys.submissions)) ?? undefined) : undefined;
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
