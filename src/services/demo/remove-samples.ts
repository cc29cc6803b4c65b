import { declaredFamilies } from '../../storage/declared';
import { entryKeysOf, projectEvents } from '../../storage/project-events';
import type { Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { removeItems, store, type Transaction } from '../../storage/store';
import { ownerEmail } from '../account/account-data';
import { endSession, isKnown, switchTo } from '../account/session';
import { customerOf } from '../submissions/owner';

/** Takes the place of an email address in the mirror of current-user data without an owner. */
export const noAccount = 'nobody';

export const currentKeys = [
  keys.userCredits,
  keys.creditHistory,
  keys.hasPaymentMethod,
  keys.paymentMethodToken,
  keys.pendingPurchase,
];

const removeTrial = (tx: Transaction): void => {
  for (const key of [keys.trialUsed, keys.trialEndDate, keys.selectedPlan, keys.sampleTrial]) tx.remove(key);
  if (!tx.read(keys.bannerShown) && !tx.has(keys.bannerExpiry)) tx.remove(keys.bannerShown);
};

const removeTrialOf = (tx: Transaction, submissions: readonly Submission[]) => {
  const end = tx.read(keys.trialEndDate);
  if (submissions.some(({ kind, answers }) => kind === 'trial' && answers.trialEndDate === end)) removeTrial(tx);
};

/** Removes all data of a customer: account, submissions, notifications, open payments, trial, and the drafts and choices of this tab. */
export const removeDataOf = (tx: Transaction, email: string): void => {
  for (const family of declaredFamilies) {
    const key = family(email);
    if (key.area === 'local' && tx.has(key)) tx.remove(key);
  }
  removeItems(tx, keys.openPayments, ({ owner }) => owner === email);
  // The body of a notification has its customer's address in parentheses.
  removeItems(tx, keys.emailNotifications, ({ body }) => body.includes(`(${email})`));
  const sent = removeItems(tx, keys.submissions, (submission) => customerOf(submission) === email);
  removeTrialOf(tx, sent);
  const ids = new Set(sent.map(({ id }) => id));
  removeItems(tx, projectEvents, ({ project }) => ids.has(project) || project.startsWith(entryKeysOf(email)));
  for (const name of store.names('session'))
    if (name.startsWith(keys.draft.prefix) && name.endsWith(`:${email}`))
      tx.remove(keys.draft(name.slice(keys.draft.prefix.length)));
  if (tx.read(keys.chosenPack)?.email === email) tx.remove(keys.chosenPack);
};

const endSampleSession = (tx: Transaction) => {
  endSession(tx);
  for (const key of currentKeys) tx.remove(key);
  if (isKnown(tx, noAccount)) {
    switchTo(tx, noAccount);
    removeDataOf(tx, noAccount);
  }
  tx.remove(keys.accountOwner);
};

/** Ends the session of a sample, too. No other data change. @throws {StorageWriteError} nothing was removed */
export const removeSamples = (): Promise<void> =>
  store.transact((tx) => {
    const emails = tx.read(keys.sampleData);
    const owner = ownerEmail(tx);
    for (const email of emails) removeDataOf(tx, email);
    if (owner && emails.includes(owner)) endSampleSession(tx);
    tx.remove(keys.sampleData);
    if (tx.read(keys.sampleTrial)) removeTrial(tx);
  });
