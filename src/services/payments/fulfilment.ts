/** Fulfilment: what a flow writes once its payment has gone through, exactly once. */
import type { OpenPayment, PaymentOrder } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { rememberSentHere } from '../account/submission-owner';
import { now } from '../clock';
import { PaymentDeclined, ServiceError } from '../errors';
import { removeOpenPayment, saveOpenPayment } from './open-payments';
import type { PaymentResult, StoredMethod } from './port';

/** A payment that has gone through, and what it is for. */
export type Paid<Order extends PaymentOrder = PaymentOrder> = {
  order: Order;
  reference: string;
  /** The order was fulfilled before, in the same attempt, and nothing is charged this time. */
  isRepeat: boolean;
  /** Email address of the signed-in customer; null if nobody was signed in. */
  owner: string | null;
  /** Token of the card, for later charges. */
  method: StoredMethod;
};

/** How a flow fulfils what was paid for. */
export type Fulfilment<Order extends PaymentOrder, Value> = {
  kind: Order['kind'];
  /** Writes it, in the transaction that closes the payment. If it was written before, returns the same value. `at` is the time of the order. */
  apply: (tx: Transaction, paid: Paid<Order>, at: Date) => Value;
  /** Runs after the transaction is stored. */
  after?: (value: Value) => void;
};

/** Fulfils an order that is paid for. @throws {ServiceError} 'payment-settled': another tab has fulfilled it */
export const fulfil = async <Order extends PaymentOrder, Value>(
  paid: Paid<Order>,
  { apply, after }: Fulfilment<Order, Value>,
  { key, clock = now }: { key?: string; clock?: (() => Date) | undefined },
): Promise<Value> => {
  const value = await store.transact((tx) => {
    // The tab that removes the payment from the list fulfils it, so that no other tab fulfils it again.
    if (key !== undefined && !removeOpenPayment(tx, key)) throw new ServiceError('payment-settled');
    return apply(tx, paid, clock());
  });
  after?.(value);
  return value;
};

/**
 * Applies the provider's result to an open payment: fulfils it, removes it, or keeps it open.
 * @throws {PaymentDeclined} it has not gone through, and is off the list
 * @throws {ServiceError} 'payment-open': still on the list, unknown or to be confirmed; 'payment-settled': no longer there
 * @throws {StorageWriteError} it has gone through and is still on the list
 */
export const applyResult = async <Order extends PaymentOrder, Value>(
  { key, owner }: OpenPayment,
  order: Order,
  result: PaymentResult,
  fulfilment: Fulfilment<Order, Value>,
  clock?: () => Date,
): Promise<Value> => {
  if (result.status === 'succeeded') {
    const { reference, method } = result;
    return fulfil({ order, reference, isRepeat: false, owner, method }, fulfilment, { key, clock });
  }
  if (result.status === 'declined') {
    await store.transact((tx) => removeOpenPayment(tx, key));
    throw new PaymentDeclined(result.code);
  }
  const { status: state, reference } = result;
  await store.transact((tx) => {
    const known = tx.read(keys.openPayments).find((payment) => payment.key === key);
    if (!known) return;
    saveOpenPayment(tx, { ...known, state, reference });
    // Another tab may settle it: what was sent belongs to this tab all the same.
    if ('attempt' in order) rememberSentHere(tx, reference);
  });
  throw new ServiceError('payment-open');
};
