import { createId } from '../../lib/random';
import type { LongLock } from '../../storage/locks/long-lock';
import type { OpenPayment, PaymentOrder } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { StorageWriteError, store, type Transaction } from '../../storage/store';
import { signedInEmail } from '../account/account-data';
import { askToKeepStorage } from '../account/keep-storage';
import { isServiceError, PaymentDeclined } from '../errors';
import * as open from './open-payments';
import type { Card, StoredMethod } from './port';
import { applyResult, type Fulfill, type Payment, settlePayment, settleWith } from './settle';
import { providerFor } from './simulated-provider';

type Purchase<Order extends PaymentOrder, Value> = {
  order: Order;
  fulfill: Fulfill<Order, Value>;
  /** Whole cents; 0 checks the card. */
  amountCents: number;
  description: string;
  /** The typed card. Without one, the stored card is charged. */
  card?: Card | undefined;
  /** Token of the stored card; null for one that succeeds. */
  storedMethod?: StoredMethod;
  /** Id of the attempt. An attempt that is sent twice, also from a duplicated tab, is charged once. */
  attempt?: string | undefined;
  /** Checks the order right before the charge. Throws to refuse it; returns true if it is fulfilled already. */
  validate: (tx: Transaction, reference: string) => boolean;
};

/** A payment that failed with an error stays open without an answer. If it has not gone through, the error is thrown. */
const resultAfterError = async (error: unknown, { key, order, reference }: OpenPayment, signal: AbortSignal) => {
  const result = await providerFor(order.kind)
    .settle(key, 'lookUp')
    .catch(() => ({ status: 'unknown', reference }) as const);
  if (result.status !== 'declined') return result;
  await open.dropPayment(key, signal);
  throw error;
};

/** Refunds a payment whose order did not fit into the storage. If the refund fails, the payment stays open. */
const refund = async ({ key, order }: OpenPayment, lock: LongLock): Promise<void> => {
  try {
    await providerFor(order.kind).refund(key, lock.signal);
    await open.dropPayment(key, lock.signal);
  } catch {
    await open.markInterrupted(lock).catch(() => {});
  }
};

const pay = async <Order extends PaymentOrder, Value>({
  order,
  fulfill,
  amountCents,
  description,
  card,
  storedMethod = null,
  attempt = 'attempt' in order ? order.attempt : createId(),
  validate,
}: Purchase<Order, Value>): Promise<Payment<Value>> => {
  const kind: Order['kind'] = order.kind;
  const owner = signedInEmail(store);
  const key = open.paymentKeyOf(attempt, owner, order);
  const reference = open.referenceOf(key);
  let lock: LongLock | undefined;
  let payment: OpenPayment | undefined;
  /** The outcome without a charge. */
  let uncharged: Payment<Value> | undefined;

  /** Settles the payment of the tab that has lost the lock. If it has not gone through, this one is sent. */
  const settleOther = async (held: LongLock): Promise<Payment<Value> | undefined> => {
    const other = open.openPaymentOf(store.read(keys.openPayments), kind, owner);
    if (!other) return undefined;
    try {
      const settled = await settleWith(held, other.key, kind, fulfill, 'lookUp');
      return 'open' in settled ? { open: 'earlier' } : settled;
    } catch (error) {
      if (error instanceof PaymentDeclined || held.signal.aborted) return undefined;
      if (isServiceError(error, 'provider-down')) return { open: 'earlier' };
      throw error;
    }
  };
  /** Stores the payment, unless there is nothing to charge. @returns false if another tab has taken the lock: nothing was written */
  const begin = async (held: LongLock): Promise<boolean> => {
    if (held.isTaken) uncharged = await settleOther(held);
    if (uncharged) return true;
    const begun = await store.transact((tx): { payment?: OpenPayment; uncharged?: Payment<Value> } | null => {
      if (held.signal.aborted) return null;
      if (validate(tx, reference)) {
        const paid = { order, reference, isRepeat: true, owner, method: null };
        return { uncharged: { value: fulfill(tx, paid) } };
      }
      if (open.openPaymentOf(tx.read(keys.openPayments), kind, owner)) return { uncharged: { open: 'earlier' } };
      const sending: OpenPayment = { key, reference, state: 'sending', owner, amountCents, order };
      open.saveOpenPayment(tx, sending);
      return { payment: sending };
    });
    ({ payment, uncharged } = begun ?? {});
    return begun !== null;
  };
  const beforeCharge = async () => {
    do lock = await open.lockPayments(open.lockOffer.set);
    while (!(await begin(lock)));
    // Rejects, so that the provider charges nothing.
    if (uncharged) throw new Error('Nothing to charge');
    return lock.signal;
  };
  try {
    const method = card ? { card } : { storedMethod };
    const request = { amountCents, currency: 'USD', description, idempotencyKey: key, ...method } as const;
    const result = await providerFor(kind)
      .pay(request, beforeCharge)
      .catch((error: unknown) => {
        if (!payment || !lock) throw error;
        return resultAfterError(error, payment, lock.signal);
      });
    if (!payment || !lock) throw new Error('The provider did not call beforeCharge');
    return await applyResult(payment, order, result, fulfill, lock.signal);
  } catch (error) {
    if (uncharged) return uncharged;
    if (payment && lock && error instanceof StorageWriteError) await refund(payment, lock);
    if (payment && lock?.signal.aborted) return settlePayment(key, kind, fulfill, 'lookUp');
    throw error;
  } finally {
    lock?.release();
  }
};

/**
 * Pays for an order after the flow's simulated delay, and fulfills it once. The payment is stored before the charge, so that
 * an interrupted one can be settled later. If the customer takes the lock from a frozen tab, their payment there is settled
 * first; one that has gone through stands for this one. A tab that loses its lock starts again, or settles what it has sent.
 * @throws {PaymentDeclined} nothing was charged or written
 * @throws {ServiceError} 'provider-down': nothing was charged or written; 'payment-settled': another tab has taken the lock
 *   and settled the payment; other codes by `validate`
 * @throws {StorageWriteError} nothing was charged, or it was refunded. If the refund failed, the payment stays open.
 */
export const payFor = async <Order extends PaymentOrder, Value>(
  purchase: Purchase<Order, Value>,
): Promise<Payment<Value>> => {
  const payment = await pay(purchase);
  if ('value' in payment && purchase.amountCents > 0) askToKeepStorage();
  return payment;
};
