import { createId } from '../../lib/create-id';
import type { HeldLock } from '../../storage/held-lock';
import type { OpenPayment, PaymentOrder } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { StorageWriteError, store, type Transaction } from '../../storage/store';
import { signedInEmail } from '../account/account-data';
import { isServiceError, PaymentDeclined, ServiceError } from '../errors';
import { applyResult, type Fulfillment, fulfill } from './fulfillment';
import { dropPayment, lockOffer, lockPayments, markInterrupted, openPaymentOf, saveOpenPayment } from './open-payments';
import { paymentKeyOf, referenceOf } from './payment-key';
import type { Card, PaymentResult, StoredMethod } from './port';
import { providerFor } from './provider';
import { settlePayment, settleWith } from './settle';

export type PaymentMethod = { card: Card } | { storedMethod: StoredMethod };

/** The payment method: the typed card. Without one, a stored card that succeeds. */
export const methodOf = (card: Card | undefined): PaymentMethod => (card ? { card } : { storedMethod: null });

export type Purchase<Order extends PaymentOrder, Value> = {
  order: Order;
  fulfillment: Fulfillment<Order, Value>;
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
const resultAfterError = async (
  error: unknown,
  { key, order }: OpenPayment,
  signal: AbortSignal,
): Promise<PaymentResult> => {
  const result = await providerFor(order.kind)
    .lookUp(key)
    .catch(() => ({ status: 'unknown', reference: referenceOf(key) }) as const);
  if (result.status !== 'declined') return result;
  await dropPayment(key, signal);
  throw error;
};

/** Refunds a payment whose order did not fit into the storage. If the refund fails, the payment stays open. */
const refund = async ({ key, order }: OpenPayment, lock: HeldLock): Promise<void> => {
  try {
    await providerFor(order.kind).refund(key, lock.signal);
    await dropPayment(key, lock.signal);
  } catch {
    await markInterrupted(lock).catch(() => {});
  }
};

/**
 * Pays for an order after the flow's simulated delay, and fulfills it once. The payment is stored before the charge, so that
 * an interrupted one can be settled later. If the customer takes the lock from a frozen tab, their payment there is settled
 * first; one that has gone through stands for this one. A tab that loses its lock starts again, or settles what it has sent.
 * @returns the value of the flow's fulfillment
 * @throws {PaymentDeclined} nothing was charged or written
 * @throws {ServiceError} 'provider-down': nothing was charged or written; 'payment-open': the answer is lost, the customer
 *   has to confirm, or an earlier payment of this flow is still open; 'payment-settled': another tab has taken the lock and
 *   settled the payment; other codes by `validate`
 * @throws {StorageWriteError} nothing was charged, or it was refunded. If the refund failed, the payment stays open.
 */
export const payFor = async <Order extends PaymentOrder, Value>({
  order,
  fulfillment,
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
  let lock: HeldLock | undefined;
  let payment: OpenPayment | null = null;
  let isFulfilled = false;
  let settled: { value: Value } | undefined;

  /** Settles the payment of the tab that has lost the lock. If it has gone through, this one is not sent. */
  const settleOther = async (held: HeldLock) => {
    const other = openPaymentOf(store.read(keys.openPayments), kind, owner);
    if (!other) return;
    try {
      settled = { value: await settleWith(held, other.key, fulfillment, 'lookUp', clock) };
    } catch (error) {
      if (error instanceof PaymentDeclined || held.signal.aborted) return;
      throw isServiceError(error, 'provider-down') ? new ServiceError('payment-open') : error;
    }
    throw new ServiceError('payment-settled');
  };
  /** Stores the payment. @returns false if another tab has taken the lock: nothing was written */
  const begin = async (held: HeldLock): Promise<boolean> => {
    if (held.isTaken) await settleOther(held);
    payment = await store.transact((tx) => {
      if (held.signal.aborted) return null;
      isFulfilled = validate?.(tx, reference) === true;
      if (isFulfilled || openPaymentOf(tx.read(keys.openPayments), kind, owner)) throw new ServiceError('payment-open');
      const sending: OpenPayment = { key, reference, state: 'sending', owner, amountCents, order };
      saveOpenPayment(tx, sending);
      return sending;
    });
    return payment !== null;
  };
  const beforeCharge = async () => {
    do lock = await lockPayments(lockOffer.set);
    while (!(await begin(lock)));
    return lock.signal;
  };
  try {
    const request = { amountCents, currency: 'USD', description, idempotencyKey: key, ...method } as const;
    const result = await providerFor(kind)
      .pay(request, beforeCharge)
      .catch((error: unknown) => {
        if (!payment || !lock) throw error;
        return resultAfterError(error, payment, lock.signal);
      });
    if (!payment || !lock) throw new Error('The provider did not call beforeCharge');
    return await applyResult(payment, order, result, fulfillment, { signal: lock.signal, clock });
  } catch (error) {
    if (settled) return settled.value;
    if (payment && lock && error instanceof StorageWriteError) await refund(payment, lock);
    if (payment && lock?.signal.aborted) return settlePayment(key, fulfillment, 'lookUp', clock);
    if (!isFulfilled) throw error;
    return fulfill({ order, reference, isRepeat: true, owner, method: null }, fulfillment, { clock });
  } finally {
    lock?.release();
  }
};
