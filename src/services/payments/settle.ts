/** Settles payments: applies the provider's result to the order, and lets a customer act on an open payment. */
import type { LongLock } from '../../storage/locks/long-lock';
import type { OpenPayment, PaymentOrder } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { signedInEmail } from '../account/account-data';
import { PaymentDeclined, ServiceError } from '../errors';
import { rememberSentHere } from '../submissions/owner';
import * as open from './open-payments';
import type { PaymentResult, Settlement, StoredMethod } from './port';
import { providerFor } from './simulated-provider';

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

/** Writes the order in the transaction that closes the payment. For one that is written already, returns the same value. */
export type Fulfill<Order extends PaymentOrder, Value> = (tx: Transaction, paid: Paid<Order>) => Value;

/**
 * Why a payment is open: the provider's answer is lost, the bank needs a confirmation, or an earlier payment is not settled and
 * the new one was not sent.
 */
export type OpenReason = 'unknown' | 'needs-confirmation' | 'earlier';

/** The outcome of a payment: the value that its flow's fulfillment returns, or the reason why a payment is open. */
export type Payment<Value> = { value: Value } | { open: OpenReason };

/** Fulfills the order, removes the payment, or keeps it open. Throws what `signal` throws once another tab has the lock. */
export const applyResult = async <Order extends PaymentOrder, Value>(
  { key, owner }: OpenPayment,
  order: Order,
  result: PaymentResult,
  fulfill: Fulfill<Order, Value>,
  signal: AbortSignal,
): Promise<Payment<Value>> => {
  if (result.status === 'declined') {
    await open.dropPayment(key, signal);
    throw new PaymentDeclined(result.code);
  }
  const { status, reference } = result;
  return open.transactLocked(signal, (tx) => {
    if (status === 'succeeded') {
      // Only the tab that removes the open payment fulfills the order, so that it is fulfilled once.
      if (!open.removeOpenPayment(tx, key)) throw new ServiceError('payment-settled');
      return { value: fulfill(tx, { order, reference, isRepeat: false, owner, method: result.method }) };
    }
    const known = tx.read(keys.openPayments).find((payment) => payment.key === key);
    if (known) {
      open.saveOpenPayment(tx, { ...known, state: status, reference });
      // This tab has sent the form, even if another tab settles the payment.
      if ('attempt' in order) rememberSentHere(tx, reference);
    }
    return { open: status };
  });
};

/** Settles an open payment with a lock that this tab holds. @throws also what its signal throws if another tab has taken it */
export const settleWith = async <Order extends PaymentOrder, Value>(
  { signal }: LongLock,
  ...[key, kind, fulfill, settlement]: Parameters<typeof settlePayment<Order, Value>>
): Promise<Payment<Value>> => {
  // A transaction sees the changes of other tabs.
  const payment = await store.transact((tx) => {
    const asked = tx.read(keys.openPayments).filter((one) => one.key === key);
    return open.openPaymentOf(asked, kind, signedInEmail(tx));
  });
  if (!payment) throw new ServiceError('payment-settled');
  signal.throwIfAborted();
  const result = await providerFor(kind).settle(key, settlement, signal);
  // `openPaymentOf` finds payments of this kind only.
  return applyResult(payment, payment.order as Order, result, fulfill, signal);
};

/** Settles a payment and fulfills its order. @throws {PaymentDeclined} nothing was charged @throws 'payment-settled', 'provider-down' */
export const settlePayment = <Order extends PaymentOrder, Value>(
  key: string,
  kind: Order['kind'],
  fulfill: Fulfill<Order, Value>,
  settlement: Settlement,
): Promise<Payment<Value>> => open.runLocked((lock) => settleWith(lock, key, kind, fulfill, settlement));
