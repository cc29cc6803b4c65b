/** The data of the current user (`userCredits`, …) and their mirror by address (`userCredits_{email}`, …), kept by each transaction. */

import type { StorageKey } from '../../storage/key';
import type { HistoryEntry } from '../../storage/schema';
import * as keys from '../../storage/schema';
import type { Inspection, Transaction } from '../../storage/store';

/** An email address as it is used in the names of keys: trimmed and in lower case. Forms make its domain ASCII. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

export const nameFromEmail = (email: string): string => email.split('@')[0] || email;

/** What a customer is called; null if neither name nor address is known. */
export const nameToShow = (name: string | null, email: string | null): string | null =>
  name ?? (email && nameFromEmail(email));

export const creditSum = (history: readonly HistoryEntry[]): number =>
  Math.max(
    0,
    history.reduce((sum, entry) => sum + entry.credits, 0),
  );

export type Reader = Pick<Transaction, 'inspect'>;

/** Address of the signed-in customer, or null. */
export const currentEmail = (reader: Reader): string | null => {
  const email = reader.inspect(keys.userEmail).value;
  return email ? normalizeEmail(email) : null;
};

/** Address of the customer who is signed in; null without a session, even if an address is stored. */
export const signedInEmail = (reader: Reader): string | null =>
  reader.inspect(keys.authToken).value === null ? null : currentEmail(reader);

/** The customer whose data the current-user keys hold, also after logging out. Null if nobody has signed in yet. */
export const ownerEmail = (reader: Reader): string | null =>
  reader.inspect(keys.accountOwner).value ?? currentEmail(reader);

/** The owner's mirror of a current-user key; null if there is none, or if another customer than the owner is signed in. */
const readMirror = <T>(reader: Reader, family: (email: string) => StorageKey<T>): Inspection<T> | null => {
  const email = ownerEmail(reader);
  if (!email || email !== (currentEmail(reader) ?? email)) return null;
  const mirrored = reader.inspect(family(email));
  return mirrored.absent ? null : mirrored;
};

/** The current history. If its key is absent or damaged and the mirror has more entries, those are returned. */
export const readHistory = (reader: Reader): readonly HistoryEntry[] => {
  const current = reader.inspect(keys.creditHistory);
  const mirrored = current.damaged || current.absent ? readMirror(reader, keys.creditHistoryOf) : null;
  return mirrored && mirrored.value.length > current.value.length ? mirrored.value : current.value;
};

/** The current balance. If its key is absent or damaged, it is taken from the mirror, else from the sum of the history. */
export const readCredits = (reader: Reader): number => {
  const { value, damaged, absent } = reader.inspect(keys.userCredits);
  if (!damaged && !absent) return value;
  const mirrored = readMirror(reader, keys.userCreditsOf);
  return mirrored && !mirrored.damaged ? mirrored.value : creditSum(readHistory(reader));
};

/** A customer's own balance. If its key is absent or damaged, it is the sum of their history. */
export const readCreditsOf = (reader: Reader, email: string): number => {
  const { value, damaged, absent } = reader.inspect(keys.userCreditsOf(email));
  return damaged || absent ? creditSum(reader.inspect(keys.creditHistoryOf(email)).value) : value;
};

/** Whether the current user has a card. If the key is damaged, the mirror decides; an absent key means no card. */
export const readHasCard = (reader: Reader): boolean => {
  const { value, damaged } = reader.inspect(keys.hasPaymentMethod);
  return damaged ? (readMirror(reader, keys.hasPaymentMethodOf)?.value ?? value) : value;
};

/** Stores that the current user has a card, and the token of a test card; null for any other card. */
export const storeMethod = (tx: Transaction, token: string | null): void => {
  tx.write(keys.hasPaymentMethod, true);
  if (token !== null) tx.write(keys.paymentMethodToken, token);
  else if (tx.has(keys.paymentMethodToken)) tx.remove(keys.paymentMethodToken);
};

const repair = (tx: Transaction): void => {
  const [history, credits, hasCard] = [readHistory(tx), readCredits(tx), readHasCard(tx)];
  if (tx.read(keys.creditHistory) !== history || tx.inspect(keys.creditHistory).damaged)
    tx.write(keys.creditHistory, history);
  if (tx.read(keys.userCredits) !== credits || tx.inspect(keys.userCredits).damaged)
    tx.write(keys.userCredits, credits);
  if (tx.inspect(keys.hasPaymentMethod).damaged) tx.write(keys.hasPaymentMethod, hasCard);
};

export const copyOrRemove = <T>(tx: Transaction, from: StorageKey<T>, to: StorageKey<T>): void => {
  if (tx.has(from)) tx.write(to, tx.read(from));
  else if (tx.has(to)) tx.remove(to);
};

/** Copies the current-user keys to the keys with this customer's address, and makes them the owner. */
export const mirror = (tx: Transaction, email: string): void => {
  repair(tx);
  tx.write(keys.accountOwner, email);
  const name = tx.read(keys.userName);
  // A session that another program stored has its name in `userName` only.
  if (name && currentEmail(tx) === email && !tx.has(keys.userNameOf(email))) tx.write(keys.userNameOf(email), name);
  if (tx.has(keys.userCredits)) tx.write(keys.userCreditsOf(email), tx.read(keys.userCredits));
  if (tx.has(keys.creditHistory)) tx.write(keys.creditHistoryOf(email), tx.read(keys.creditHistory));
  if (tx.has(keys.hasPaymentMethod)) tx.write(keys.hasPaymentMethodOf(email), tx.read(keys.hasPaymentMethod));
  copyOrRemove(tx, keys.pendingPurchase, keys.pendingPurchaseOf(email));
  copyOrRemove(tx, keys.paymentMethodToken, keys.paymentMethodTokenOf(email));
};

type ChangeHistory = (history: readonly HistoryEntry[]) => readonly HistoryEntry[];

/**
 * The one writer of histories. The current one is changed if it is the customer's, and mirrored; else the customer's own.
 * @param email null when nobody is known @param change returns the same list where it has nothing to change @returns whether it was changed
 */
export const changeHistory = (tx: Transaction, email: string | null, change: ChangeHistory): boolean => {
  const owner = ownerEmail(tx);
  const customer = email ?? owner;
  if (customer === owner || customer === currentEmail(tx)) {
    const history = readHistory(tx);
    const changed = change(history);
    if (changed !== history) {
      tx.write(keys.creditHistory, changed);
      if (customer) mirror(tx, customer);
      return true;
    }
  }
  if (!customer) return false;
  const ownKey = keys.creditHistoryOf(customer);
  const own = tx.read(ownKey);
  const changed = change(own);
  if (changed !== own) tx.write(ownKey, changed);
  return changed !== own;
};
