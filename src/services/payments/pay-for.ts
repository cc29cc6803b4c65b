import { createId } from '../../lib/create-id';
import type { OpenPayment, PaymentOrder } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { StorageWriteError, store, type Transaction } from '../../storage/store';
import { signedInEmail } from '../account/account-data';
import { ServiceError } from '../errors';
import { applyResult, type Fulfilment, fulfil } from './fulfilment';
import { lockPayments, markInterrupted, openPaymentOf, removeOpenPayment, saveOpenPayment } from './open-payments';
import { paymentKeyOf, referenceOf } from './payment-key';
import type { Card, PaymentResult, StoredMethod } from './port';
import { providerFor } from './provider';

export type PaymentMethod = { card: Card } | { storedMethod: StoredMethod };

/** The payment method: the card that was typed in, or without one a stored card that succeeds. */
export const methodOf = (card: Card | undefined): PaymentMethod => (card ? { card } : { storedMethod: null });

export type Purchase<Order extends PaymentOrder, Value> = {
  order: Order;
  fulfilment: Fulfilment<Order, Value>;
  /** Whole cents; 0 checks the card. */
  amountCents: number;
  description: string;
  method: PaymentMethod;
  /** Id of the attempt. If it is sent again, also from a duplicated tab, it is charged once. */
  attempt?: string | undefined;
  /** Checks the order right before the charge. An error refuses the payment; `true` means that the order is fulfilled already. */
  validate?: (tx: Transaction, reference: string) => boolean;
  clock?: (() => Date) | undefined;
};

/** The result of a payment during which an error occurred: the provider is asked; if it does not answer, the payment stays open. */
const afterTrouble = async (trouble: unknown, key: string, kind: PaymentOrder['kind']): Promise<PaymentResult> => {
  const result = await providerFor(kind)
    .look(key)
    .catch(() => ({ status: 'unknown', reference: referenceOf(key) }) as const);
  if (result.status !== 'declined') return result;
  await store.transact((tx) => removeOpenPayment(tx, key));
  throw trouble;
};

/** Refunds a payment whose order found no room in the storage. If the refund fails, the payment stays open and is shown. */
const giveBack = async ({ key, order }: OpenPayment): Promise<void> => {
  try {
    await providerFor(order.kind).refund(key);
    await store.transact((tx) => removeOpenPayment(tx, key));
  } catch {
    await markInterrupted().catch(() => {});
  }
};

/**
 * Pays for an order, after the flow's simulated delay, and fulfils it once. The payment is stored before the charge, so that
 * an interrupted one is found again and settled.
 * @returns what the flow's fulfilment returns
 * @throws {PaymentDeclined} nothing was charged and nothing written
 * @throws {ServiceError} 'provider-down': nothing was charged and nothing written; 'payment-open': the answer is lost or the
 *   customer has to confirm, or an earlier payment of this flow is still open
 * @throws {StorageWriteError} and whatever `validate` throws
 */
export const payFor = async <Order extends PaymentOrder, Value>({
  order,
  fulfilment,
  amountCents,
  description,
  method,
  attempt = createId(),
  validate,
  clock,
}: Purchase<Order, Value>): Promise<Value> => {
  const { kind } = order;
  const owner = signedInEmail(store);
  const key = paymentKeyOf(attempt, owner, order);
  const reference = referenceOf(key);
  let payment: OpenPayment | null = null;
  let isDone = false;
  let release = () => {};
  const beforeCharge = async () => {
    release = await lockPayments();
    await markInterrupted();
    payment = await store.transact((tx) => {
      isDone = validate?.(tx, reference) === true;
      if (isDone || openPaymentOf(tx.read(keys.openPayments), kind, owner)) throw new ServiceError('payment-open');
      const sending: OpenPayment = { key, reference, state: 'sending', owner, amountCents, order };
      saveOpenPayment(tx, sending);
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
    return await applyResult(payment, order, result, fulfilment, clock);
  } catch (error) {
    if (payment && error instanceof StorageWriteError) await giveBack(payment);
    if (!isDone) throw error;
    return fulfil({ order, reference, isRepeat: true, owner, method: null }, fulfilment, { clock });
  } finally {
    release();
  }
};
