/** Adds a purchase of credits to an account: history entry, balance and notification. */
import { formatCents, toCents } from '../../content/format/money';
import { formatCount } from '../../content/format/numbers';
import { createId } from '../../lib/create-id';
import { purchaseText } from '../../storage/history-entry';
import type { EmailNotification, PaymentOrder, PurchaseEntry } from '../../storage/schema';
import type { Transaction } from '../../storage/store';
import { readHistory } from '../account/account-data';
import { announceNotification, type NotificationDraft, nameAndEmail } from '../account/notifications';
import { ServiceError } from '../errors';
import type { Fulfillment } from '../payments/fulfillment';
import { addEntry, type Customer, customerNow } from './ledger';

type EntryInput = { id?: string; credits: number; amount: number; at: Date; sessionId?: string };

const purchaseEntry = ({ id = createId(), credits, amount, at, sessionId }: EntryInput): PurchaseEntry => ({
  id,
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
  body: `${nameAndEmail(customer)} bought ${formatCount(entry.credits)} credits for ${formatCents(toCents(entry.amount))}.`,
});

type AddedPurchase = { entry: PurchaseEntry; notification: EmailNotification | null };

/** Adds a purchase and its notification to the customer's account. */
export const addPurchase = (tx: Transaction, customer: Customer, input: EntryInput): AddedPurchase => {
  const entry = purchaseEntry(input);
  return { entry, notification: addEntry(tx, customer, entry, purchaseNotice(customer, entry)) };
};

/** Announces the notification after the transaction. */
export const announcePurchase = ({ notification }: AddedPurchase): void => {
  if (notification) announceNotification(notification);
};

/** The history entry of a payment, whose id is the payment's reference. */
export const findPurchase = (tx: Transaction, id: string): PurchaseEntry | undefined =>
  readHistory(tx).find((entry): entry is PurchaseEntry => entry.type === 'purchase' && entry.id === id);

type CreditsOrder = Extract<PaymentOrder, { kind: 'credits' }>;

/** Adds paid credits to the account of the customer who paid; the entry's id is the payment's reference. */
export const creditsFulfillment: Fulfillment<CreditsOrder, AddedPurchase> = {
  kind: 'credits',
  apply: (tx, { order, reference, owner }, at) => {
    const customer = customerNow(tx);
    if (customer.email !== owner) throw new ServiceError('signed-out');
    const known = findPurchase(tx, reference);
    if (known) return { entry: known, notification: null };
    return addPurchase(tx, customer, { id: reference, credits: order.credits, amount: order.amount, at });
  },
  after: announcePurchase,
};
