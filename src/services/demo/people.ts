/** Invented people whom the desk signs in as. Their data are marked as samples and can be removed; nobody else's is touched. */
import { type PersonId, people } from '../../content/demo/people';
import type { HistoryEntry } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { creditSum, isKnown, mirror, ownerEmail, switchTo } from '../account/account-data';
import { logIn, type Session } from '../account/session';
import { now } from '../clock';
import { currentKeys, nobody, removeOwn } from './remove-samples';
import { markAsSamples } from './sample-data';
import { fewOrders, manyOrders } from './sample-entries';

/** What each begins with: their history, and whether a card is on file. */
const beginnings: Readonly<Record<PersonId, (now: Date) => { history: HistoryEntry[]; hasCard: boolean }>> = {
  newcomer: () => ({ history: [], hasCard: false }),
  regular: (now) => ({ history: fewOrders(now), hasCard: true }),
  buyer: (now) => ({ history: manyOrders(1000, now), hasCard: true }),
  admin: () => ({ history: [], hasCard: false }),
};

/** Copies current-user data that belong to no account to keys of their own, as for a customer. */
const keepUnowned = (tx: Transaction) => {
  if (ownerEmail(tx) === null && currentKeys.some((key) => tx.has(key))) mirror(tx, nobody);
};

/** Gives a person the data they begin with, in place of what was done as them before. An admin of the visitor's own stays. */
const makeAfresh = (tx: Transaction, id: PersonId, at: Date) => {
  const { email, name } = people[id];
  keepUnowned(tx);
  if (isKnown(tx, email) && !tx.read(keys.sampleData).includes(email)) return;
  const { history, hasCard } = beginnings[id](at);
  removeOwn(tx, email);
  tx.write(keys.userNameOf(email), name);
  tx.write(keys.userCreditsOf(email), creditSum(history));
  tx.write(keys.creditHistoryOf(email), history);
  tx.write(keys.hasPaymentMethodOf(email), hasCard);
  if (ownerEmail(tx) === email) switchTo(tx, email);
  markAsSamples(tx, [email]);
};

/** Puts a person's data into the browser without signing in as them. @throws {StorageWriteError} */
export const addPerson = (id: PersonId): Promise<void> => store.transact((tx) => makeAfresh(tx, id, now()));

/** Signs in as a person, whose data begin afresh. Nobody becomes an admin but by the address of one. @throws {StorageWriteError} */
export const signInAs = async (id: PersonId): Promise<Session> => {
  await addPerson(id);
  return logIn({ email: people[id].email });
};
