/** Buying, redeeming and starting: the moves of credits (spec, account area, section 4). */
import { findCreditPack, findCreditService, maxPackQuantity } from '../content/credits';
import { createId } from '../lib/create-id';
import { formatCents } from '../lib/money';
import { formatCount } from '../lib/numbers';
import type { EmailNotification, HistoryEntry, PurchaseEntry, RedemptionEntry } from '../storage/schema';
import * as keys from '../storage/schema';
import { store, type Transaction } from '../storage/store';
import { currentEmail, mirror, ownerEmail, readCredits, readHistory } from './account-data';
import { delay } from './delays';
import { ServiceError } from './errors';
import { addNotification, announceNotification, type NotificationDraft } from './notifications';

/** A purchase before it is paid for. `totalCents` and `savingsCents` are exact. */
export type Quote = { credits: number; totalCents: number; unitPriceCents: number; savingsCents: number };

type Clock = () => Date;
const now: Clock = () => new Date();

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
    savingsCents: credits * 100 - totalCents,
  };
};

/** The token of whoever is signed in now: an order belongs to them, also if it is completed after someone else logged in. */
const currentToken = (): string => {
  const token = store.read(keys.authToken);
  if (!token) throw new ServiceError('signed-out');
  return token;
};

type Customer = { email: string | null; name: string };

const customerNow = (tx: Transaction): Customer => {
  const email = currentEmail(tx);
  return { email, name: tx.read(keys.userName) ?? email ?? 'A customer' };
};

/** The one who pressed the button. @throws {ServiceError} 'signed-out' if that session has ended meanwhile */
const customerOf = (tx: Transaction, token: string): Customer => {
  if (tx.read(keys.authToken) !== token) throw new ServiceError('signed-out');
  return customerNow(tx);
};

/** Adds an entry, moves the balance by its credits, mirrors both and notes the notification: one step, all or nothing. */
const record = (
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

const purchaseEntry = (credits: number, amount: number, at: Date, sessionId?: string): PurchaseEntry => ({
  id: createId(),
  type: 'purchase',
  credits,
  amount,
  description: `Purchased ${credits} credits`,
  date: at.toISOString(),
  status: 'completed',
  ...(sessionId === undefined ? {} : { stripeSessionId: sessionId }),
});

const purchaseNotice = (customer: Customer, entry: PurchaseEntry): NotificationDraft => ({
  type: 'purchase',
  subject: `Credits purchased: ${formatCount(entry.credits)}`,
  body: `${customer.name} bought ${formatCount(entry.credits)} credits for ${formatCents(Math.round(entry.amount * 100))}.`,
});

/**
 * Buys a pack after the simulated delay: credits, history entry and notification, or nothing at all.
 * @returns the history entry
 * @throws {ServiceError} 'unknown-pack' | 'bad-quantity' | 'signed-out' | 'no-payment-method'
 * @throws {StorageWriteError}
 */
export const purchaseCredits = async (
  input: { packId: string; quantity: number },
  clock: Clock = now,
): Promise<PurchaseEntry> => {
  const quote = quotePack(input.packId, input.quantity);
  const token = currentToken();
  if (!store.read(keys.hasPaymentMethod)) throw new ServiceError('no-payment-method');
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
 * Redeems a service after the simulated delay.
 * @returns the history entry, its status 'pending'
 * @throws {ServiceError} 'unknown-service' | 'signed-out' | 'insufficient-credits'
 * @throws {StorageWriteError}
 */
export const redeemService = async (serviceId: string, clock: Clock = now): Promise<RedemptionEntry> => {
  const service = findCreditService(serviceId);
  if (!service) throw new ServiceError('unknown-service');
  const token = currentToken();
  await delay('redeem');
  const { entry, notification } = await store.transact((tx) => {
    const customer = customerOf(tx, token);
    const entry: RedemptionEntry = {
      id: createId(),
      type: 'redemption',
      credits: -service.credits,
      service: service.name,
      description: `Redeemed ${service.name}`,
      date: clock().toISOString(),
      status: 'pending',
    };
    const draft: NotificationDraft = {
      type: 'redemption',
      subject: `Service redeemed: ${service.name}`,
      body: `${customer.name} redeemed ${service.name} for ${service.credits} credits.`,
    };
    return { entry, notification: record(tx, customer, entry, draft) };
  });
  announceNotification(notification);
  return entry;
};

/**
 * Starts the assignment of a redemption: pending becomes active, and the admins hear of it. An entry that is no longer
 * pending stays as it is and nobody is told again.
 * @throws {ServiceError} 'signed-out' | 'unknown-entry' @throws {StorageWriteError}
 */
export const startAssignment = async (entryId: string, clock: Clock = now): Promise<void> => {
  const token = currentToken();
  const notification = await store.transact((tx) => {
    const customer = customerOf(tx, token);
    const history = readHistory(tx);
    const entry = history.find((candidate) => candidate.id === entryId);
    if (entry?.type !== 'redemption') throw new ServiceError('unknown-entry');
    if (entry.status !== 'pending') return null;
    tx.write(
      keys.creditHistory,
      history.map((item) => (item === entry ? { ...entry, status: 'active' as const } : item)),
    );
    if (customer.email) mirror(tx, customer.email);
    const draft: NotificationDraft = {
      type: 'service_start',
      subject: `Service started: ${entry.service}`,
      body: `${customer.name} started ${entry.service}. Status: Booking scheduled.`,
    };
    return addNotification(tx, draft, clock());
  });
  if (notification) announceNotification(notification);
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
 * @returns the purchase that was credited, or null when there was none to apply
 * @throws {ServiceError} 'no-session-id' @throws {StorageWriteError}
 */
export const completePaymentReturn = async (
  sessionId: string | null,
  clock: Clock = now,
): Promise<PurchaseEntry | null> => {
  if (!sessionId) throw new ServiceError('no-session-id');
  await delay('paymentReturn');
  const applied = await store.transact((tx) => {
    const pending = tx.read(keys.pendingPurchase);
    const isApplied = readHistory(tx).some((entry) => entry.type === 'purchase' && entry.stripeSessionId === sessionId);
    if (!pending || isApplied) return null;
    const customer = customerNow(tx);
    const entry = purchaseEntry(pending.credits, pending.amount, clock(), sessionId);
    tx.remove(keys.pendingPurchase);
    return { entry, notification: record(tx, customer, entry, purchaseNotice(customer, entry)) };
  });
  if (applied) announceNotification(applied.notification);
  return applied?.entry ?? null;
};
