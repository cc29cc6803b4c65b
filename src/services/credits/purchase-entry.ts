import { purchaseEmail } from '../../content/account/emails';
import { creditValueCents, findCreditPack, maxPackQuantity } from '../../content/catalogue/credits';
import { toCents } from '../../content/format/money';
import { createId } from '../../lib/random';
import { purchaseText } from '../../storage/history-entry';
import type { PaymentOrder, PurchaseEntry } from '../../storage/schema';
import type { Transaction } from '../../storage/store';
import { readHistory } from '../account/account-data';
import { nameAndEmail } from '../account/notifications';
import { now } from '../clock';
import { ServiceError } from '../errors';
import type { Fulfill } from '../payments/settle';
import { addEntry, type Customer, customerNow } from './ledger';

export type Quote = { credits: number; totalCents: number; unitPriceCents: number; savingsCents: number };

/** @throws {ServiceError} 'unknown-pack', or 'bad-quantity' unless it is a whole number from 1 to `maxPackQuantity` */
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

type EntryInput = { id?: string; credits: number; amount: number; sessionId?: string };

export const purchaseEntry = (id: string, credits: number, amount: number, date: Date): PurchaseEntry => ({
  id,
  type: 'purchase',
  credits,
  amount,
  description: purchaseText(credits),
  date: date.toISOString(),
  status: 'completed',
});

export const addPurchase = (
  tx: Transaction,
  customer: Customer,
  { id = createId(), credits, amount, sessionId }: EntryInput,
): PurchaseEntry => {
  const entry = {
    ...purchaseEntry(id, credits, amount, now()),
    ...(sessionId !== undefined && { stripeSessionId: sessionId }),
  };
  addEntry(tx, customer, entry, purchaseEmail(credits, toCents(amount), nameAndEmail(customer)));
  return entry;
};

export const findPurchase = (tx: Transaction, id: string): PurchaseEntry | undefined =>
  readHistory(tx).find((entry): entry is PurchaseEntry => entry.type === 'purchase' && entry.id === id);

/** Adds paid credits to the account of the customer who paid; the entry's id is the payment's reference. */
export const fulfillCredits: Fulfill<Extract<PaymentOrder, { kind: 'credits' }>, PurchaseEntry> = (tx, paid) => {
  const { order, reference: id, owner } = paid;
  const customer = customerNow(tx);
  if (customer.email !== owner) throw new ServiceError('signed-out');
  return findPurchase(tx, id) ?? addPurchase(tx, customer, { id, credits: order.credits, amount: order.amount });
};
