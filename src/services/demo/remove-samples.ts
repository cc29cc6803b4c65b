/** Removes the demo's sample data. The admin page and the demo desk both offer it. */
import { declaredFamilies } from '../../storage/declared';
import type { StorageKey } from '../../storage/key';
import type { Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { isKnown, ownerEmail, switchTo } from '../account/account-data';
import { endSession } from '../account/session';
import { customerOf } from '../flows/submission-owner';
import { removeSampleTrial, removeTrial } from './sample-trial';

/** Stands in for an email address while current-user data that belong to no account are kept aside. */
export const nobody = 'nobody';

/** The current-user keys of an account. */
export const currentKeys = [
  keys.userCredits,
  keys.creditHistory,
  keys.hasPaymentMethod,
  keys.paymentMethodToken,
  keys.pendingPurchase,
];

/** Keeps only the items of a list that fit. @returns the others */
const keepOnly = <T>(tx: Transaction, key: StorageKey<readonly T[]>, fits: (item: T) => boolean): T[] => {
  const items = tx.read(key);
  const left = items.filter(fits);
  if (left.length === items.length) return [];
  if (left.length > 0) tx.write(key, left);
  else tx.remove(key);
  return items.filter((item) => !fits(item));
};

/** Removes the trial that one of these submissions has started. */
const removeTrialOf = (tx: Transaction, submissions: readonly Submission[]) => {
  const end = tx.read(keys.trialEndDate);
  if (submissions.some(({ kind, answers }) => kind === 'trial' && answers.trialEndDate === end)) removeTrial(tx);
};

/** Removes all data of a customer: account, submissions, notifications, open payments, the trial, and in this tab drafts and choices. */
export const removeOwn = (tx: Transaction, email: string): void => {
  for (const family of declaredFamilies) {
    const key = family(email);
    if (key.area === 'local' && tx.has(key)) tx.remove(key);
  }
  keepOnly(tx, keys.openPayments, ({ owner }) => owner !== email);
  // The body of a notification has its customer's address in parentheses.
  keepOnly(tx, keys.emailNotifications, ({ body }) => !body.includes(`(${email})`));
  removeTrialOf(
    tx,
    keepOnly(tx, keys.submissions, (submission) => customerOf(submission) !== email),
  );
  for (const name of store.names('session'))
    if (name.startsWith(keys.draft.prefix) && name.endsWith(`:${email}`))
      tx.remove(keys.draft(name.slice(keys.draft.prefix.length)));
  if (tx.read(keys.chosenPack)?.email === email) tx.remove(keys.chosenPack);
};

/** Restores the current-user keys of the account that was signed in before the sample, or the data that belonged to no account. */
const handBack = (tx: Transaction) => {
  endSession(tx);
  for (const key of currentKeys) tx.remove(key);
  if (isKnown(tx, nobody)) {
    switchTo(tx, nobody);
    removeOwn(tx, nobody);
  }
  tx.remove(keys.accountOwner);
};

/**
 * Removes all sample customers with everything that was done as them, and the sample trial. Ends the session of one who is
 * signed in. Nobody else's data change.
 * @throws {StorageWriteError} nothing was removed
 */
export const removeSamples = (): Promise<void> =>
  store.transact((tx) => {
    const emails = tx.read(keys.sampleData);
    const owner = ownerEmail(tx);
    for (const email of emails) removeOwn(tx, email);
    if (owner && emails.includes(owner)) handBack(tx);
    tx.remove(keys.sampleData);
    removeSampleTrial(tx);
  });
