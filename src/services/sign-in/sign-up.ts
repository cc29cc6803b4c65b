import { isAdminEmail } from '../../content/account/admin';
import { signupEmail } from '../../content/account/emails';
import type { PaymentOrder } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { mirror, normalizeEmail, storeMethod } from '../account/account-data';
import { askToKeepStorage } from '../account/keep-storage';
import { addNotification, nameAndEmail } from '../account/notifications';
import { isTaken, keepForOwner, type Session, startSession, switchTo } from '../account/session';
import { now } from '../clock';
import { delay } from '../delays';
import { ServiceError } from '../errors';
import { payFor } from '../payments/pay';
import type { Card, StoredMethod } from '../payments/port';
import type { Fulfill, Payment } from '../payments/settle';

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

type NewAccount = { name: string; email: string };

/** @param method the token of the customer's card; none without a card */
const createAccount = (tx: Transaction, { name, email: typed }: NewAccount, method?: StoredMethod): Session => {
  throwIfKnown(tx, typed);
  const email = normalizeEmail(typed);
  keepForOwner(tx);
  switchTo(tx, email);
  if (method !== undefined) storeMethod(tx, method);
  else tx.write(keys.hasPaymentMethod, false);
  const session = { email, name: name.trim(), isAdmin: isAdminEmail(email) };
  startSession(tx, session);
  mirror(tx, email);
  addNotification(tx, signupEmail(session.name, nameAndEmail(session)), now());
  return session;
};

/** Creates the account once its card has passed the check. Null if another sign-up has taken the address in the meantime. */
export const fulfillSignUp: Fulfill<Extract<PaymentOrder, { kind: 'signup' }>, Session | null> = (
  tx,
  { order, method },
) => (isTaken(tx, order.email) ? null : createAccount(tx, order, method));

type SignUp = NewAccount & { card?: Card | undefined; attempt?: string };

/** Signs up and logs in; a card is checked first. @throws {ServiceError} 'account-exists', and what `payFor` throws */
export const signUp = async ({ name, email, card, attempt }: SignUp): Promise<Payment<Session>> => {
  if (card) {
    const paid = await payFor({
      order: { kind: 'signup', name, email },
      fulfill: fulfillSignUp,
      amountCents: 0,
      description: 'Payment method',
      card,
      attempt,
      validate: (tx) => {
        throwIfKnown(tx, email);
        return false;
      },
    });
    if ('open' in paid) return paid;
    if (!paid.value) throw new ServiceError('account-exists');
    askToKeepStorage();
    return { value: paid.value };
  }
  await delay('signup');
  const value = await store.transact((tx) => createAccount(tx, { name, email }));
  askToKeepStorage();
  return { value };
};
