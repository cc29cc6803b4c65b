/**
 * The sample people of the desk. Their data are marked as samples, so that `removeSamples` can remove them. The visitor's
 * own accounts never change.
 */
import { type PersonId, people } from '../../content/demo/people';
import type { HistoryEntry } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { creditSum, isKnown, mirror, ownerEmail, switchTo } from '../account/account-data';
import { logIn, type Session } from '../account/session';
import { now } from '../clock';
import { currentKeys, noAccount, removeDataOf } from './remove-samples';
import { markAsSamples } from './sample-data';
import { fewOrders, manyOrders } from './sample-entries';

const initialData: Readonly<Record<PersonId, (now: Date) => { history: HistoryEntry[]; hasCard: boolean }>> = {
  newcomer: () => ({ history: [], hasCard: false }),
  regular: (now) => ({ history: fewOrders(now), hasCard: true }),
  buyer: (now) => ({ history: manyOrders(1000, now), hasCard: true }),
  admin: () => ({ history: [], hasCard: false }),
};

/** Mirrors current-user data without an owner, so that `removeSamples` can restore them. */
const mirrorUnowned = (tx: Transaction) => {
  if (ownerEmail(tx) === null && currentKeys.some((key) => tx.has(key))) mirror(tx, noAccount);
};

/** Replaces a person's data with the initial data. A visitor's own account with the same address stays. */
const resetPerson = (tx: Transaction, id: PersonId, at: Date) => {
  const { email, name } = people[id];
  mirrorUnowned(tx);
  if (isKnown(tx, email) && !tx.read(keys.sampleData).includes(email)) return;
  const { history, hasCard } = initialData[id](at);
  removeDataOf(tx, email);
  tx.write(keys.userNameOf(email), name);
  tx.write(keys.userCreditsOf(email), creditSum(history));
  tx.write(keys.creditHistoryOf(email), history);
  tx.write(keys.hasPaymentMethodOf(email), hasCard);
  if (ownerEmail(tx) === email) switchTo(tx, email);
  markAsSamples(tx, [email]);
};

/** Adds a person's data without logging in. @throws {StorageWriteError} */
export const addPerson = (id: PersonId): Promise<void> => store.transact((tx) => resetPerson(tx, id, now()));

/** Logs in as a person with the initial data. Only an admin's address becomes an admin. @throws {StorageWriteError} */
export const logInAs = async (id: PersonId): Promise<Session> => {
  await addPerson(id);
  return logIn({ email: people[id].email });
};
