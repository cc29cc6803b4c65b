/** What purchases and redemptions share: who the customer is, and the one function that changes a balance. */
import type { HistoryEntry } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { changeHistory, currentEmail, nameToShow, readCredits } from '../account/account-data';
import { addNotification, type NotificationDraft } from '../account/notifications';
import { ServiceError } from '../errors';

/** The token when a button is pressed. With it, no order is booked for a customer who logs in later. @throws 'signed-out' */
export const currentToken = (): string => {
  const token = store.read(keys.authToken);
  if (!token) throw new ServiceError('signed-out');
  return token;
};

export type Customer = { email: string | null; name: string };

export const customerNow = (tx: Transaction): Customer => {
  const email = currentEmail(tx);
  return { email, name: nameToShow(tx.read(keys.userName), email) ?? 'A customer' };
};

/** The customer of the session with this token. @throws {ServiceError} 'signed-out' if that session has ended */
export const customerOfSession = (tx: Transaction, token: string): Customer => {
  if (tx.read(keys.authToken) !== token) throw new ServiceError('signed-out');
  return customerNow(tx);
};

/** @throws {ServiceError} 'insufficient-credits', or 'bad-quantity' if the balance gets too large */
export const addEntry = (tx: Transaction, customer: Customer, entry: HistoryEntry, draft: NotificationDraft): void => {
  const credits = readCredits(tx) + entry.credits;
  if (credits < 0) throw new ServiceError('insufficient-credits');
  if (!Number.isSafeInteger(credits)) throw new ServiceError('bad-quantity');
  tx.write(keys.userCredits, credits);
  changeHistory(tx, customer.email, (history) => [entry, ...history]);
  addNotification(tx, draft, new Date(entry.date));
};
