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

/** The payment method: the typed card. Without one, a stored card that succeeds. */
export const methodOf = (card: Card | undefined): PaymentMethod => (card ? { card } : { storedMethod: null });

export type Purchase<Order extends PaymentOrder, Value> = {
  order: Order;
  fulfilment: Fulfilment<Order, Value>;
  /** Whole cents; 0 checks the card. */
  amountCents: number;
  description: string;
  method: PaymentMethod;
  /** Id of the attempt. An attempt that is sent twice, also from a duplicated tab, is charged once. */
  attempt?: string | undefined;
  /** Checks the order right before the charge. Throws to refuse it; returns true if it is fulfilled already. */
  validate?: (tx: Transaction, reference: string) => boolean;
  clock?: (() => Date) | undefined;
};

/**
 * Asks the provider for the result of a payment that failed with an error. If the provider does not answer, the payment
 * stays open. If it has not gone through, the error is thrown.
 */
const resultAfterError = async (error: unknown, key: string, kind: PaymentOrder['kind']): Promise<PaymentResult> => {
  const result = await providerFor(kind)
    .lookUp(key)
    .catch(() => ({ status: 'unknown', reference: referenceOf(key) }) as const);
  if (result.status !== 'declined') return result;
  await store.transact((tx) => removeOpenPayment(tx, key));
  throw error;
};

/** Refunds a payment whose order did not fit into the storage. If the refund fails, the payment stays open. */
const refund = async ({ key, order }: OpenPayment): Promise<void> => {
  try {
    await providerFor(order.kind).refund(key);
    await store.transact((tx) => removeOpenPayment(tx, key));
  } catch {
    await markInterrupted().catch(() => {});
  }
};

/**
 * Pays for an order after the flow's simulated delay, and fulfills it once. The payment is stored before the charge, so that
 * an interrupted one can be settled later.
 * @returns the value of the flow's fulfilment
 * @throws {PaymentDeclined} nothing was charged or written
 * @throws {ServiceError} 'provider-down': nothing was charged or written; 'payment-open': the answer is lost, the customer
 *   has to confirm, or an earlier payment of this flow is still open; other codes by `validate`
 * @throws {StorageWriteError} nothing was charged, or it was refunded. If the refund failed, the payment stays open.
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
  let isFulfilled = false;
  let release = () => {};
  const beforeCharge = async () => {
    release = await lockPayments();
    await markInterrupted();
    payment = await store.transact((tx) => {
      isFulfilled = validate?.(tx, reference) === true;
      if (isFulfilled || openPaymentOf(tx.read(keys.openPayments), kind, owner)) throw new ServiceError('payment-open');
      const sending: OpenPayment = { key, reference, state: 'sending', owner, amountCents, order };
      saveOpenPayment(tx, sending);
      return sending;
    });
  };
  try {
    const request = { amountCents, currency: 'USD', description, idempotencyKey: key, ...method } as const;
    const result = await providerFor(kind)
      .pay(request, beforeCharge)
      .catch((error: unknown) => {
        if (!payment) throw error;
        return resultAfterError(error, key, kind);
      });
    if (!payment) throw new Error('The provider did not call beforeCharge');
    return await applyResult(payment, order, result, fulfilment, clock);
  } catch (error) {
    if (payment && error instanceof StorageWriteError) await refund(payment);
    if (!isFulfilled) throw error;
    return fulfil({ order, reference, isRepeat: true, owner, method: null }, fulfilment, { clock });
  } finally {
    release();
  }
};
