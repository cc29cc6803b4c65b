/** What is done for a payment, exactly once. */
import type { OpenPayment, PaymentOrder } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { now } from '../clock';
import { PaymentDeclined, ServiceError } from '../errors';
import { noteOpen, takeOpen } from './open-payments';
import type { PaymentResult, StoredMethod } from './port';

/** A payment that has gone through, and what it is for. */
export type Paid<Order extends PaymentOrder = PaymentOrder> = {
  order: Order;
  reference: string;
  /** It was done before, in the same attempt, and nothing is charged this time. */
  isRepeat: boolean;
  /** The address of whoever was signed in; null where nobody was. */
  owner: string | null;
  /** Names the card for later charges. */
  method: StoredMethod;
};

/** How a flow does what was paid for. */
export type Fulfilment<Order extends PaymentOrder, Value> = {
  kind: Order['kind'];
  /** Writes it, in one step with the end of the payment; where it was done before, it answers the same. `at` is when. */
  apply: (tx: Transaction, paid: Paid<Order>, at: Date) => Value;
  /** Follows once that is kept. */
  after?: (value: Value) => void;
};

/** Does what was paid for. */
export const fulfil = async <Order extends PaymentOrder, Value>(
  paid: Paid<Order>,
  { apply, after }: Fulfilment<Order, Value>,
  { key, clock = now }: { key?: string; clock?: (() => Date) | undefined },
): Promise<Value> => {
  const value = await store.transact((tx) => {
    // Whoever takes the payment off the list does what it paid for: no other tab can do it again.
    if (key !== undefined && !takeOpen(tx, key)) throw new ServiceError('payment-settled');
    return apply(tx, paid, clock());
  });
  after?.(value);
  return value;
};

/**
 * Ends a payment as the provider's answer says.
 * @throws {PaymentDeclined} it has not gone through, and is off the list
 * @throws {ServiceError} 'payment-open': still on the list, unknown or to be confirmed; 'payment-settled': no longer there
 * @throws {StorageWriteError} it has gone through and is still on the list
 */
export const conclude = async <Order extends PaymentOrder, Value>(
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
    await store.transact((tx) => takeOpen(tx, key));
    throw new PaymentDeclined(result.code);
  }
  const { status: state, reference } = result;
  await store.transact((tx) => {
    const known = tx.read(keys.openPayments).find((payment) => payment.key === key);
    if (known) noteOpen(tx, { ...known, state, reference });
  });
  throw new ServiceError('payment-open');
};
