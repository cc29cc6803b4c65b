/** Where credits are entered: whose they are, and the one step that moves a balance (spec, account area, section 4). */
import type { EmailNotification, HistoryEntry } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { currentEmail, mirror, ownerEmail, readCredits, readHistory } from '../account/account-data';
import { addNotification, type NotificationDraft } from '../account/notifications';
import { ServiceError } from '../errors';

/** The token of whoever is signed in now: an order belongs to them, also if it is completed after someone else logged in. */
export const currentToken = (): string => {
  const token = store.read(keys.authToken);
  if (!token) throw new ServiceError('signed-out');
  return token;
};

export type Customer = { email: string | null; name: string };

/** Whoever is signed in now; without an address where nobody is. */
export const customerNow = (tx: Transaction): Customer => {
  const email = currentEmail(tx);
  return { email, name: tx.read(keys.userName) ?? email ?? 'A customer' };
};

/** The one who pressed the button. @throws {ServiceError} 'signed-out' if that session has ended meanwhile */
export const customerOf = (tx: Transaction, token: string): Customer => {
  if (tx.read(keys.authToken) !== token) throw new ServiceError('signed-out');
  return customerNow(tx);
};

/** Adds an entry, moves the balance by its credits, mirrors both and notes the notification: one step, all or nothing. */
export const record = (
  tx: Transaction,
  customer: Customer,
  entry: HistoryEntry,
  draft: NotificationDraft,
): EmailNotification => {
  const credits = readCredits(tx) + entry.credits;
  if (credits < 0) throw new ServiceError('insufficient-credits');
  if (!Number.isSafeInteger(credits)) throw new ServiceError('bad-quantity');
  tx.write(keys.userCredits, credits);
  tx.write(keys.creditHistory, [entry, ...readHistory(tx)]);
  const owner = customer.email ?? ownerEmail(tx);
  if (owner) mirror(tx, owner);
  return addNotification(tx, draft, new Date(entry.date));
};
