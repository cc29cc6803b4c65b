import type { PaymentOrder } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { signedInEmail } from '../account/account-data';
import { ServiceError } from '../errors';
import { applyResult, type Fulfilment } from './fulfilment';
import { lockPayments, openPaymentOf } from './open-payments';
import type { PaymentProvider, PaymentResult } from './port';
import { providerFor } from './provider';

/** What the customer does about an open payment: check again, confirm, refuse to confirm, or cancel. */
export type Settlement = 'look' | 'confirm' | 'refuse' | 'cancel';

/** How each is asked of the provider. */
export const settlements: Readonly<
  Record<Settlement, (provider: PaymentProvider, key: string) => Promise<PaymentResult>>
> = {
  look: (provider, key) => provider.look(key),
  confirm: (provider, key) => provider.confirm(key, true),
  refuse: (provider, key) => provider.confirm(key, false),
  cancel: (provider, key) => provider.cancel(key),
};

/** What a payment is for, if it is of the kind asked for: a flow is never handed another one's order. */
const orderOf = <Order extends PaymentOrder>(order: PaymentOrder, kind: Order['kind']): Order | null =>
  order.kind === kind ? (order as Order) : null;

/**
 * Settles the open payment of a flow: if it has gone through, what it paid for is done now, once.
 * @param key the payment's, as the visitor saw it
 * @returns what the flow's fulfilment returns
 * @throws {PaymentDeclined} it has not gone through or was taken back: nothing was charged, and it is off the list
 * @throws {ServiceError} 'payment-open': nothing is known yet; 'payment-settled': another tab has settled it;
 *   'provider-down'
 * @throws {StorageWriteError}
 */
export const settlePayment = async <Order extends PaymentOrder, Value>(
  key: string,
  fulfilment: Fulfilment<Order, Value>,
  settlement: Settlement,
  clock?: () => Date,
): Promise<Value> => {
  const { kind } = fulfilment;
  const release = await lockPayments();
  try {
    // In a transaction, so that it sees the changes of other tabs.
    const payment = await store.transact((tx) => openPaymentOf(tx.read(keys.openPayments), kind, signedInEmail(tx)));
    const order = payment?.key === key ? orderOf<Order>(payment.order, kind) : null;
    if (!payment || !order) throw new ServiceError('payment-settled');
    const result = await settlements[settlement](providerFor(kind), key);
    return await applyResult(payment, order, result, fulfilment, clock);
  } finally {
    release();
  }
};
