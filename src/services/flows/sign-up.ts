/** Signing up. No password is checked, stored or sent. */
import { isAdminEmail } from '../../content/account/admin';
import type { EmailNotification, PaymentOrder } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import {
  currentEmail,
  isKnown,
  mirror,
  normalizeEmail,
  type Reader,
  storeMethod,
  switchTo,
} from '../account/account-data';
import { addNotification, announceNotification, nameAndEmail } from '../account/notifications';
import { keepForOwner, type Session, startSession } from '../account/session';
import { now } from '../clock';
import { delay } from '../delays';
import { ServiceError } from '../errors';
import type { Fulfillment } from '../payments/fulfillment';
import { methodOf, payFor } from '../payments/pay-for';
import type { Card, StoredMethod } from '../payments/port';

/** Whether this browser has data of a customer with this address. */
export const isTaken = (reader: Reader, typed: string): boolean => {
  const email = normalizeEmail(typed);
  return isKnown(reader, email) || currentEmail(reader) === email;
};

/** The address, with a number if this browser has an account of it: 'sam@example.com', then 'sam2@example.com', and so on. */
export const unusedEmail = (email: string): string => {
  let unused = email;
  for (let count = 2; isTaken(store, unused); count += 1) unused = email.replace('@', `${count}@`);
  return unused;
};

/** @throws {ServiceError} 'account-exists' if this browser has data of a customer with this address */
const throwIfKnown = (tx: Transaction, typed: string): void => {
  if (isTaken(tx, typed)) throw new ServiceError('account-exists');
};

type NewAccount = { name: string; email: string; hasCard: boolean; method: StoredMethod };

/** Creates an account with no credits and signs it in. @throws {ServiceError} 'account-exists' */
const createAccount = (
  tx: Transaction,
  { name, email: typed, hasCard, method }: NewAccount,
  at: Date,
): { session: Session; notification: EmailNotification } => {
  throwIfKnown(tx, typed);
  const email = normalizeEmail(typed);
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
type NewAccountOrNone = ReturnType<typeof createAccount> | null;

/** Creates the account once its card has passed the check. */
export const signUpFulfillment: Fulfillment<SignUpOrder, NewAccountOrNone> = {
  kind: 'signup',
  apply: (tx, { order, method }, at) =>
    isTaken(tx, order.email) ? null : createAccount(tx, { ...order, hasCard: true, method }, at),
  after: (account) => account && announceNotification(account.notification),
};

/**
 * Creates an account with no credits, after the simulated delay, and logs it in. A card is checked first.
 * @param input `card` goes to the payment provider and no further
 * @throws {ServiceError} 'account-exists': this browser knows the address; nothing is written; and what `payFor` throws
 * @throws {StorageWriteError}
 */
export const signUp = async (
  input: { name: string; email: string; hasCard: boolean; card?: Card; attempt?: string },
  clock = now,
): Promise<Session> => {
  const { name, email, hasCard, card, attempt } = input;
  if (card) {
    const account = await payFor({
      order: { kind: 'signup', name, email },
      fulfillment: signUpFulfillment,
      amountCents: 0,
      description: 'Payment method',
      method: methodOf(card),
      attempt,
      validate: (tx) => {
        throwIfKnown(tx, email);
        return false;
      },
      clock,
    });
    if (!account) throw new ServiceError('account-exists');
    return account.session;
  }
  await delay('signup');
  const account = await store.transact((tx) => createAccount(tx, { name, email, method: null, hasCard }, clock()));
  announceNotification(account.notification);
  return account.session;
};
