/** Logging in, logging out, and whose data the current-user keys hold. No password is checked, stored or sent. */

import { isAdminEmail } from '../../content/account/admin';
import { createId } from '../../lib/random';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { delay } from '../delays';
import {
  copyOrRemove,
  currentEmail,
  mirror,
  nameFromEmail,
  normalizeEmail,
  ownerEmail,
  type Reader,
  readCredits,
  readCreditsOf,
} from './account-data';
import { askToKeepStorage } from './keep-storage';

export type Session = { email: string; name: string; isAdmin: boolean };

export const startSession = (tx: Transaction, { email, name, isAdmin }: Session) => {
  tx.write(keys.authToken, createId());
  tx.write(keys.userEmail, email);
  tx.write(keys.userName, name);
  tx.write(keys.userNameOf(email), name);
  tx.write(keys.isAdmin, isAdmin);
};

export const isKnown = (reader: Reader, email: string): boolean =>
  [keys.userNameOf, keys.userCreditsOf, keys.creditHistoryOf].some(
    (keyOf) => !reader.inspect<unknown>(keyOf(email)).absent,
  ) || reader.inspect(keys.accountOwner).value === email;

/** Whether this browser has an account with an address, as it was typed. */
export const isTaken = (reader: Reader, typed: string): boolean => {
  const email = normalizeEmail(typed);
  return isKnown(reader, email) || currentEmail(reader) === email;
};

/** Fills the current-user keys with another customer's own data, or with an empty account if there is none. */
export const switchTo = (tx: Transaction, email: string): void => {
  const history = tx.read(keys.creditHistoryOf(email));
  const pending = tx.read(keys.pendingPurchaseOf(email));
  tx.write(keys.userCredits, readCreditsOf(tx, email));
  tx.write(keys.creditHistory, history);
  copyOrRemove(tx, keys.hasPaymentMethodOf(email), keys.hasPaymentMethod);
  copyOrRemove(tx, keys.paymentMethodTokenOf(email), keys.paymentMethodToken);
  if (pending) tx.write(keys.pendingPurchase, pending);
  // A pending purchase without an owner goes to the next account that signs in.
  else if (ownerEmail(tx) !== null) tx.remove(keys.pendingPurchase);
};

/** Mirrors the current-user keys to their owner's keys, before another customer signs in. */
export const keepForOwner = (tx: Transaction) => {
  const owner = ownerEmail(tx);
  if (owner) mirror(tx, owner);
};

/** Any password is accepted, because the form does not pass it on. Without `remember`, the remembered address stays. @throws {StorageWriteError} */
export const logIn = async (input: { email: string; remember?: boolean }): Promise<Session> => {
  await delay('login');
  const session = await store.transact((tx) => {
    const email = normalizeEmail(input.email);
    const owner = ownerEmail(tx);
    const before = tx.read(keys.userEmail);
    const knownName =
      tx.read(keys.userNameOf(email)) ?? (before && normalizeEmail(before) === email ? tx.read(keys.userName) : null);
    const hasNoOwner = owner === null && !tx.has(keys.userCredits) && !tx.has(keys.creditHistory);
    if (hasNoOwner ? isKnown(tx, email) : owner !== null && owner !== email) {
      keepForOwner(tx);
      switchTo(tx, email);
    }
    const session = { email, name: knownName ?? nameFromEmail(email), isAdmin: isAdminEmail(email) };
    startSession(tx, session);
    if (!tx.has(keys.userCredits)) tx.write(keys.userCredits, readCredits(tx));
    mirror(tx, email);
    if (input.remember) tx.write(keys.rememberedEmail, email);
    else if (input.remember === false) tx.remove(keys.rememberedEmail);
    return session;
  });
  askToKeepStorage();
  return session;
};

export const endSession = (tx: Transaction) => {
  for (const key of [keys.authToken, keys.userEmail, keys.userName, keys.isAdmin]) tx.remove(key);
};
