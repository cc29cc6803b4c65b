import type { HeldLock } from '../../storage/held-lock';
import type { PaymentOrder } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { signedInEmail } from '../account/account-data';
import { ServiceError } from '../errors';
import { applyResult, type Fulfillment } from './fulfillment';
import { lockOffer, lockPayments, openPaymentOf } from './open-payments';
import type { PaymentProvider, PaymentResult } from './port';
import { providerFor } from './provider';

/** The customer's action on an open payment: check again, confirm, refuse to confirm, or cancel. */
export type Settlement = 'lookUp' | 'confirm' | 'refuse' | 'cancel';

/** Sends each action to the provider. */
export const settlements: Readonly<
  Record<Settlement, (provider: PaymentProvider, key: string, signal?: AbortSignal) => Promise<PaymentResult>>
> = {
  lookUp: (provider, key) => provider.lookUp(key),
  confirm: (provider, key, signal) => provider.confirm(key, true, signal),
  refuse: (provider, key, signal) => provider.confirm(key, false, signal),
  cancel: (provider, key) => provider.cancel(key),
};

/** The order if it is of this kind. So a flow never fulfills another flow's order. */
const orderOf = <Order extends PaymentOrder>(order: PaymentOrder, kind: Order['kind']): Order | null =>
  order.kind === kind ? (order as Order) : null;

/**
 * Settles an open payment of a flow with a lock that this tab holds.
 * @throws what `settlePayment` throws, and what the lock's signal throws if another tab has taken it
 */
export const settleWith = async <Order extends PaymentOrder, Value>(
  { signal }: HeldLock,
  key: string,
  fulfillment: Fulfillment<Order, Value>,
  settlement: Settlement,
  clock?: () => Date,
): Promise<Value> => {
  const { kind } = fulfillment;
  // A transaction sees the changes of other tabs.
  const payment = await store.transact((tx) => openPaymentOf(tx.read(keys.openPayments), kind, signedInEmail(tx)));
  const order = payment?.key === key ? orderOf<Order>(payment.order, kind) : null;
  if (!payment || !order) throw new ServiceError('payment-settled');
  signal.throwIfAborted();
  const result = await settlements[settlement](providerFor(kind), key, signal);
  return applyResult(payment, order, result, fulfillment, { signal, clock });
};

/**
 * Settles the open payment of a flow, and fulfills the order if it has gone through.
 * A tab that loses its lock meanwhile starts again.
 * @param key key of the payment that the visitor sees. Another tab may have settled it.
 * @returns the value of the flow's fulfillment
 * @throws {PaymentDeclined} it has not gone through or was canceled: nothing was charged and the payment is removed
 * @throws {ServiceError} 'payment-open': its result is still unknown; 'payment-settled': another tab has settled it;
 *   'provider-down'
 * @throws {StorageWriteError} the payment stays open
 */
export const settlePayment = async <Order extends PaymentOrder, Value>(
  key: string,
  fulfillment: Fulfillment<Order, Value>,
  settlement: Settlement,
  clock?: () => Date,
): Promise<Value> => {
  const lock = await lockPayments(lockOffer.set);
  try {
    return await settleWith(lock, key, fulfillment, settlement, clock);
  } catch (error) {
    if (error !== lock.signal.reason) throw error;
  } finally {
    lock.release();
  }
  return settlePayment(key, fulfillment, settlement, clock);
};
