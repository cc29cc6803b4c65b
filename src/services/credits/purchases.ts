/** Buying credits and adding a card. */

import { creditValueCents, findCreditPack, maxPackQuantity } from '../../content/catalogue/credits';
import { formatCents, toCents } from '../../content/format/money';
import { formatCount } from '../../content/format/numbers';
import { createId } from '../../lib/create-id';
import { purchaseText } from '../../storage/history-entry';
import type { PurchaseEntry } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { mirror, readHasCard, readHistory } from '../account/account-data';
import { announceNotification, type NotificationDraft } from '../account/notifications';
import { now } from '../clock';
import { delay } from '../delays';
import { ServiceError } from '../errors';
import { type Customer, currentToken, customerNow, customerOf, record } from './ledger';

/** A purchase before it is paid for. `totalCents` and `savingsCents` are exact. */
export type Quote = { credits: number; totalCents: number; unitPriceCents: number; savingsCents: number };

/**
 * What a pack costs in this quantity.
 * @throws {ServiceError} 'unknown-pack', or 'bad-quantity' unless it is a whole number from 1 to `maxPackQuantity`
 */
export const quotePack = (packId: string, quantity: number): Quote => {
  const pack = findCreditPack(packId);
  if (!pack) throw new ServiceError('unknown-pack');
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxPackQuantity) throw new ServiceError('bad-quantity');
  const credits = pack.credits * quantity;
  const totalCents = pack.priceCents * quantity;
  return {
    credits,
    totalCents,
    unitPriceCents: pack.priceCents / pack.credits,
    savingsCents: credits * creditValueCents - totalCents,
  };
};

const purchaseEntry = (credits: number, amount: number, at: Date, sessionId?: string): PurchaseEntry => ({
  id: createId(),
  type: 'purchase',
  credits,
  amount,
  description: purchaseText(credits),
  date: at.toISOString(),
  status: 'completed',
  ...(sessionId === undefined ? {} : { stripeSessionId: sessionId }),
});

const purchaseNotice = (customer: Customer, entry: PurchaseEntry): NotificationDraft => ({
  type: 'purchase',
  subject: `Credits purchased: ${formatCount(entry.credits)}`,
  body: `${customer.name} bought ${formatCount(entry.credits)} credits for ${formatCents(toCents(entry.amount))}.`,
});

/**
 * Buys a pack after the simulated delay: credits, history entry and notification, or nothing at all.
 * @returns the history entry
 * @throws {ServiceError} 'unknown-pack' | 'bad-quantity' | 'signed-out' | 'no-payment-method'
 * @throws {StorageWriteError}
 */
export const purchaseCredits = async (
  input: { packId: string; quantity: number },
  clock = now,
): Promise<PurchaseEntry> => {
  const quote = quotePack(input.packId, input.quantity);
  const token = currentToken();
  if (!readHasCard(store)) throw new ServiceError('no-payment-method');
  await delay('purchase');
  const { entry, notification } = await store.transact((tx) => {
    const customer = customerOf(tx, token);
    const entry = purchaseEntry(quote.credits, quote.totalCents / 100, clock());
    return { entry, notification: record(tx, customer, entry, purchaseNotice(customer, entry)) };
  });
  announceNotification(notification);
  return entry;
};

/**
 * Stores that a card was added, after the simulated delay. The card itself is neither passed in nor kept.
 * @throws {ServiceError} 'signed-out' @throws {StorageWriteError}
 */
export const addPaymentMethod = async (): Promise<void> => {
  const token = currentToken();
  await delay('addCard');
  await store.transact((tx) => {
    const { email } = customerOf(tx, token);
    tx.write(keys.hasPaymentMethod, true);
    if (email) mirror(tx, email);
  });
};

/**
 * The payment provider's return (`/success?session_id=`): applies a waiting purchase once, after the simulated delay.
 * A session that is already in the history is not credited again.
 * @param givenId as it stands in the address
 * @returns the purchase that was credited, or null when there was none to apply
 * @throws {ServiceError} 'no-session-id', or 'unreadable-purchase' where what waits cannot be read @throws {StorageWriteError}
 */
export const completePaymentReturn = async (givenId: string | null, clock = now): Promise<PurchaseEntry | null> => {
  const sessionId = givenId?.trim();
  if (!sessionId) throw new ServiceError('no-session-id');
  await delay('paymentReturn');
  const applied = await store.transact((tx) => {
    const { value: pending, damaged } = tx.inspect(keys.pendingPurchase);
    const isApplied = readHistory(tx).some((entry) => entry.type === 'purchase' && entry.stripeSessionId === sessionId);
    if (isApplied) return null;
    if (damaged) throw new ServiceError('unreadable-purchase');
    if (!pending) return null;
    const customer = customerNow(tx);
    const entry = purchaseEntry(pending.credits, pending.amount, clock(), sessionId);
    tx.remove(keys.pendingPurchase);
    return { entry, notification: record(tx, customer, entry, purchaseNotice(customer, entry)) };
  });
  if (applied) announceNotification(applied.notification);
  return applied?.entry ?? null;
};
