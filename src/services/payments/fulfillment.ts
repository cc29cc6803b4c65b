/** Fulfillment: what a flow writes, exactly once, when its payment has gone through. */
import type { OpenPayment, PaymentOrder } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { now } from '../clock';
import { PaymentDeclined, ServiceError } from '../errors';
import { rememberSentHere } from '../submissions/owner';
import { dropPayment, removeOpenPayment, saveOpenPayment } from './open-payments';
import type { PaymentResult, StoredMethod } from './port';

/** A payment that has gone through, with its order. */
export type Paid<Order extends PaymentOrder = PaymentOrder> = {
  order: Order;
  reference: string;
  /** True if an earlier request of the same attempt fulfilled the order. Nothing is charged this time. */
  isRepeat: boolean;
  /** Email address of the signed-in customer; null if nobody was signed in. */
  owner: string | null;
  /** Token of the card, for later charges. */
  method: StoredMethod;
};

/** How a flow fulfills its orders. */
export type Fulfillment<Order extends PaymentOrder, Value> = {
  kind: Order['kind'];
  /**
   * Writes the order in the transaction that closes the payment. For an order that is written already, returns the same
   * value. `at` is the time of the order.
   */
  apply: (tx: Transaction, paid: Paid<Order>, at: Date) => Value;
  /** Runs after the transaction is stored. */
  after?: (value: Value) => void;
};

/** The lock with which a payment is settled, and the time of its order. */
type Settling = { signal: AbortSignal; clock?: (() => Date) | undefined };

/**
 * Fulfills a paid order.
 * @param settling its `key` and `signal` are those of an open payment
 * @throws {ServiceError} 'payment-settled': another tab has fulfilled it
 * @throws what `signal` throws if another tab has taken the lock: nothing was written
 */
export const fulfill = async <Order extends PaymentOrder, Value>(
  paid: Paid<Order>,
  { apply, after }: Fulfillment<Order, Value>,
  { key, signal, clock = now }: Partial<Settling> & { key?: string },
): Promise<Value> => {
  const value = await store.transact((tx) => {
    signal?.throwIfAborted();
    // Only the tab that removes the open payment fulfills the order, so that it is fulfilled once.
    if (key !== undefined && !removeOpenPayment(tx, key)) throw new ServiceError('payment-settled');
    return apply(tx, paid, clock());
  });
  after?.(value);
  return value;
};

/**
 * Applies the provider's result to an open payment: fulfills its order, removes the payment, or keeps it open. Once another
 * tab has taken the lock, it changes nothing and throws what `signal` throws.
 * @throws {PaymentDeclined} it has not gone through and is removed
 * @throws {ServiceError} 'payment-open': it stays open; 'payment-settled': another tab has settled it
 * @throws {StorageWriteError} it has gone through and stays open
 */
export const applyResult = async <Order extends PaymentOrder, Value>(
  { key, owner }: OpenPayment,
  order: Order,
  result: PaymentResult,
  fulfillment: Fulfillment<Order, Value>,
  { signal, clock }: Settling,
): Promise<Value> => {
  if (result.status === 'succeeded') {
    const { reference, method } = result;
    return fulfill({ order, reference, isRepeat: false, owner, method }, fulfillment, { key, signal, clock });
  }
  if (result.status === 'declined') {
    await dropPayment(key, signal);
    throw new PaymentDeclined(result.code);
  }
  const { status: state, reference } = result;
  await store.transact((tx) => {
    signal.throwIfAborted();
    const known = tx.read(keys.openPayments).find((payment) => payment.key === key);
    if (!known) return;
    saveOpenPayment(tx, { ...known, state, reference });
    // This tab has sent the form, even if another tab settles the payment.
    if ('attempt' in order) rememberSentHere(tx, reference);
  });
  throw new ServiceError('payment-open');
};
