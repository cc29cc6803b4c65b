/**
 * The current-user keys and their mirror. What the one signed in owns stands in the spec's plain keys; the same step
 * copies it to keys with their address, so that several customers can share one browser and the admin sees them all.
 */

import type { StorageKey } from '../../storage/key';
import type { HistoryEntry } from '../../storage/schema';
import * as keys from '../../storage/schema';
import type { Transaction } from '../../storage/store';
import type { Found } from '../../storage/transaction';

/** An address as it stands in keys: trimmed and in lower case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** What a customer is called who gave no name: the part before the @. */
export const nameFromEmail = (email: string): string => email.split('@')[0] || email;

/** Sum of all credits of a history, never below zero. */
export const creditSum = (history: readonly HistoryEntry[]): number =>
  Math.max(
    0,
    history.reduce((sum, entry) => sum + entry.credits, 0),
  );

type Reader = Pick<Transaction, 'inspect'>;

/** The one signed in, or null. */
export const currentEmail = (reader: Reader): string | null => {
  const email = reader.inspect(keys.userEmail).value;
  return email ? normaliseEmail(email) : null;
};

/** Whose data the current-user keys hold, also after logging out; null when nobody ever owned them. */
export const ownerEmail = (reader: Reader): string | null =>
  reader.inspect(keys.accountOwner).value ?? currentEmail(reader);

/** The owner's own copy of a current-user key; null where there is none, and for anybody else who is signed in. */
const ownCopy = <T>(reader: Reader, family: (email: string) => StorageKey<T>): Found<T> | null => {
  const email = ownerEmail(reader);
  if (!email || email !== (currentEmail(reader) ?? email)) return null;
  const copy = reader.inspect(family(email));
  return copy.absent ? null : copy;
};

/** The current history. What is gone or cannot be read whole is taken from the owner's own copy, if that is better. */
export const readHistory = (reader: Reader): readonly HistoryEntry[] => {
  const current = reader.inspect(keys.creditHistory);
  const copy = current.damaged || current.absent ? ownCopy(reader, keys.creditHistoryOf) : null;
  return copy && copy.value.length > current.value.length ? copy.value : current.value;
};

/** The current balance. If its text is gone or unreadable, the owner's own copy or the history says what it must be. */
export const readCredits = (reader: Reader): number => {
  const { value, damaged, absent } = reader.inspect(keys.userCredits);
  if (!damaged && !absent) return value;
  const copy = ownCopy(reader, keys.userCreditsOf);
  return copy && !copy.damaged ? copy.value : creditSum(readHistory(reader));
};

/** Whether the current user has a card. If the text is unreadable, the owner's own copy says; no text is no card. */
export const readHasCard = (reader: Reader): boolean => {
  const { value, damaged } = reader.inspect(keys.hasPaymentMethod);
  return damaged ? (ownCopy(reader, keys.hasPaymentMethodOf)?.value ?? value) : value;
};

/** Replaces what is gone or unreadable in the current-user keys by the best that is known; originals are set aside. */
const heal = (tx: Transaction): void => {
  const [history, credits, hasCard] = [readHistory(tx), readCredits(tx), readHasCard(tx)];
  if (tx.read(keys.creditHistory) !== history || tx.inspect(keys.creditHistory).damaged)
    tx.write(keys.creditHistory, history);
  if (tx.read(keys.userCredits) !== credits || tx.inspect(keys.userCredits).damaged)
    tx.write(keys.userCredits, credits);
  if (tx.inspect(keys.hasPaymentMethod).damaged) tx.write(keys.hasPaymentMethod, hasCard);
};

/** Gives `to` what `from` holds, or nothing. */
const copyOrRemove = <T>(tx: Transaction, from: StorageKey<T>, to: StorageKey<T>): void => {
  if (tx.has(from)) tx.write(to, tx.read(from));
  else if (tx.has(to)) tx.remove(to);
};

/** Writes what the current-user keys hold to the keys of the one who owns them. */
export const mirror = (tx: Transaction, email: string): void => {
  heal(tx);
  tx.write(keys.accountOwner, email);
  const name = tx.read(keys.userName);
  // A session that was found here, and not made by our own log-in, has its name in the spec's key only.
  if (name && currentEmail(tx) === email && !tx.has(keys.userNameOf(email))) tx.write(keys.userNameOf(email), name);
  if (tx.has(keys.userCredits)) tx.write(keys.userCreditsOf(email), tx.read(keys.userCredits));
  if (tx.has(keys.creditHistory)) tx.write(keys.creditHistoryOf(email), tx.read(keys.creditHistory));
  if (tx.has(keys.hasPaymentMethod)) tx.write(keys.hasPaymentMethodOf(email), tx.read(keys.hasPaymentMethod));
  copyOrRemove(tx, keys.pendingPurchase, keys.pendingPurchaseOf(email));
  copyOrRemove(tx, keys.paymentMethodToken, keys.paymentMethodTokenOf(email));
};

/** Whether this browser knows an account of that address. */
export const isKnown = (tx: Transaction, email: string): boolean =>
  [keys.userNameOf(email), keys.userCreditsOf(email), keys.creditHistoryOf(email)].some((key) => tx.has(key)) ||
  tx.read(keys.accountOwner) === email;

/** Puts another user's own data, or an empty account, into the current-user keys. */
export const switchTo = (tx: Transaction, email: string): void => {
  const history = tx.read(keys.creditHistoryOf(email));
  const credits = tx.inspect(keys.userCreditsOf(email));
  const pending = tx.read(keys.pendingPurchaseOf(email));
  tx.write(keys.userCredits, credits.absent || credits.damaged ? creditSum(history) : credits.value);
  tx.write(keys.creditHistory, history);
  if (tx.has(keys.hasPaymentMethodOf(email))) tx.write(keys.hasPaymentMethod, tx.read(keys.hasPaymentMethodOf(email)));
  else tx.remove(keys.hasPaymentMethod);
  copyOrRemove(tx, keys.paymentMethodTokenOf(email), keys.paymentMethodToken);
  if (pending) tx.write(keys.pendingPurchase, pending);
  // A purchase that waits and is nobody's is for whoever comes first.
  else if (ownerEmail(tx) !== null) tx.remove(keys.pendingPurchase);
};
