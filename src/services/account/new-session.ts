/** Parts of logging in and signing up. Most of them run inside a transaction. */
import { isAdminEmail } from '../../content/account/admin';
import { createId } from '../../lib/create-id';
import type { EmailNotification, PaymentOrder } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { nameAndEmail } from '../credits/ledger';
import { storeMethod } from '../credits/payment-method';
import { ServiceError } from '../errors';
import type { Fulfilment } from '../payments/fulfilment';
import type { StoredMethod } from '../payments/port';
import { currentEmail, isKnown, mirror, normaliseEmail, ownerEmail, type Reader, switchTo } from './account-data';
import { addNotification, announceNotification } from './notifications';

export type Session = { email: string; name: string; isAdmin: boolean };

/** Writes the keys of a session. */
export const startSession = (tx: Transaction, { email, name, isAdmin }: Session) => {
  tx.write(keys.authToken, createId());
  tx.write(keys.userEmail, email);
  tx.write(keys.userName, name);
  tx.write(keys.userNameOf(email), name);
  tx.write(keys.isAdmin, isAdmin);
};

/** Mirrors the current-user keys to their owner's keys, before another customer signs in. */
export const keepForOwner = (tx: Transaction) => {
  const owner = ownerEmail(tx);
  if (owner) mirror(tx, owner);
};

/** Whether this browser has data of a customer with this address. */
const isTaken = (reader: Reader, typed: string): boolean => {
  const email = normaliseEmail(typed);
  return isKnown(reader, email) || currentEmail(reader) === email;
};

/** The address, with a number if this browser has an account of it: 'sam@example.com', then 'sam2@example.com', and so on. */
export const unusedEmail = (email: string): string => {
  let unused = email;
  for (let count = 2; isTaken(store, unused); count += 1) unused = email.replace('@', `${count}@`);
  return unused;
};

/** @throws {ServiceError} 'account-exists' if this browser has data of a customer with this address */
export const throwIfKnown = (tx: Transaction, typed: string): void => {
  if (isTaken(tx, typed)) throw new ServiceError('account-exists');
};

type NewAccount = { name: string; email: string; hasCard: boolean; method: StoredMethod };

/** Creates an account with no credits and signs it in. @throws {ServiceError} 'account-exists' */
export const createAccount = (
  tx: Transaction,
  { name, email: typed, hasCard, method }: NewAccount,
  at: Date,
): { session: Session; notification: EmailNotification } => {
  throwIfKnown(tx, typed);
  const email = normaliseEmail(typed);
  keepForOwner(tx);
  switchTo(tx, email);
  if (hasCard) storeMethod(tx, method);
  else tx.write(keys.hasPaymentMethod, false);
  const session = { email, name: name.trim(), isAdmin: isAdminEmail(email) };
  startSession(tx, session);
  mirror(tx, email);
  const draft = {
    type: 'signup',
    subject: `New signup: ${session.name}`,
    body: `${nameAndEmail(session)} created an account.`,
  } as const;
  return { session, notification: addNotification(tx, draft, at) };
};

type SignUpOrder = Extract<PaymentOrder, { kind: 'signup' }>;

/** Null if another sign-up has taken the address while the card was checked. */
export type NewAccountOrNone = ReturnType<typeof createAccount> | null;

/** Creates the account once its card has passed the check. */
export const signUpFulfilment: Fulfilment<SignUpOrder, NewAccountOrNone> = {
  kind: 'signup',
  apply: (tx, { order, method }, at) =>
    isTaken(tx, order.email) ? null : createAccount(tx, { ...order, hasCard: true, method }, at),
  after: (account) => account && announceNotification(account.notification),
};
