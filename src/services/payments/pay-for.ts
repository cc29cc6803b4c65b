import { createId } from '../../lib/create-id';
import type { OpenPayment, PaymentOrder } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { StorageWriteError, store, type Transaction } from '../../storage/store';
import { ServiceError } from '../errors';
import { conclude, type Fulfilment, fulfil } from './fulfilment';
import { holdPayments, markCutOff, noteOpen, openPaymentOf, paymentOwner, takeOpen } from './open-payments';
import { paymentKeyOf, referenceOf } from './payment-key';
import type { Card, PaymentResult, StoredMethod } from './port';
import { providerFor } from './provider';

export type PaymentMethod = { card: Card } | { storedMethod: StoredMethod };

/** What pays: the card that was typed in; without one, a card of which nothing need be known. */
export const methodOf = (card: Card | undefined): PaymentMethod => (card ? { card } : { storedMethod: null });

export type Purchase<Order extends PaymentOrder, Value> = {
  order: Order;
  fulfilment: Fulfilment<Order, Value>;
  /** Whole cents; 0 checks the card. */
  amountCents: number;
  description: string;
  method: PaymentMethod;
  /** Names the attempt: sent again, also from a copy of the tab, it is charged once. */
  attempt?: string | undefined;
  /** The last look before money moves: what it throws refuses the payment, and `true` says that this order is done already. */
  lastLook?: (tx: Transaction, reference: string) => boolean;
  clock?: (() => Date) | undefined;
};

/** Ends a payment during which something broke: what the provider has of it decides, and else it stays open. */
const afterTrouble = async (trouble: unknown, key: string, kind: PaymentOrder['kind']): Promise<PaymentResult> => {
  const result = await providerFor(kind)
    .look(key)
    .catch(() => ({ status: 'unknown', reference: referenceOf(key) }) as const);
  if (result.status !== 'declined') return result;
  await store.transact((tx) => takeOpen(tx, key));
  throw trouble;
};

/** There was no room for what was paid for: the money goes back. Where that is not possible the payment stays open, which is shown. */
const giveBack = async ({ key, order }: OpenPayment): Promise<void> => {
  try {
    await providerFor(order.kind).refund(key);
    await store.transact((tx) => takeOpen(tx, key));
  } catch {
    await markCutOff().catch(() => {});
  }
};

/**
 * Pays for an order, after the flow's simulated delay, and does what it pays for, once. It is written down before money
 * moves: cut off anywhere, it is found again and settled.
 * @returns what the flow's fulfilment returns
 * @throws {PaymentDeclined} nothing was charged and nothing written
 * @throws {ServiceError} 'provider-down': nothing was charged and nothing written; 'payment-open': the answer is lost or the
 *   customer has to confirm, or an earlier payment of this flow is still open
 * @throws {StorageWriteError} and whatever `lastLook` throws
 */
export const payFor = async <Order extends PaymentOrder, Value>({
  order,
  fulfilment,
  amountCents,
  description,
  method,
  attempt = createId(),
  lastLook,
  clock,
}: Purchase<Order, Value>): Promise<Value> => {
  const { kind } = order;
  const owner = paymentOwner(store);
  const key = paymentKeyOf(attempt, owner, order);
  const reference = referenceOf(key);
  let payment: OpenPayment | null = null;
  let isDone = false;
  let letGo = () => {};
  const beforeCharge = async () => {
    letGo = await holdPayments();
    await markCutOff();
    payment = await store.transact((tx) => {
      isDone = lastLook?.(tx, reference) === true;
      if (isDone || openPaymentOf(tx.read(keys.openPayments), kind, owner)) throw new ServiceError('payment-open');
      const sending: OpenPayment = { key, reference, state: 'sending', owner, amountCents, order };
      noteOpen(tx, sending);
      return sending;
    });
  };
  try {
    const request = { amountCents, currency: 'USD', description, idempotencyKey: key, ...method } as const;
    const result = await providerFor(kind)
      .pay(request, beforeCharge)
      .catch((trouble: unknown) => {
        if (!payment) throw trouble;
        return afterTrouble(trouble, key, kind);
      });
    if (!payment) throw new Error('The provider has charged without asking');
    return await conclude(payment, order, result, fulfilment, clock);
  } catch (error) {
    if (payment && error instanceof StorageWriteError) await giveBack(payment);
    if (!isDone) throw error;
    return fulfil({ order, reference, isRepeat: true, owner, method: null }, fulfilment, { clock });
  } finally {
    letGo();
  }
};
