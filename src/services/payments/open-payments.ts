import { observable } from '../../lib/observable';
import { fnvHash } from '../../lib/random';
import { type LongLock, type OfferLock, takeLongLock } from '../../storage/locks/long-lock';
import type { OpenPayment, PaymentKind, PaymentOrder } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { removeItems, StorageWriteError, store, type Transaction } from '../../storage/store';

export const paymentKeyOf = (attempt: string, owner: string | null, order: PaymentOrder): string => {
  const fingerprint = fnvHash(JSON.stringify([owner, order]));
  return `${attempt}.${fingerprint.toString(16).padStart(8, '0')}`;
};

export const referenceOf = (key: string): string => {
  const [attempt = '', fingerprint = ''] = key.split('.');
  return `pay_${attempt.replace(/\W/g, '').slice(0, 12)}${fingerprint}`;
};

/** Takes the lock of another tab, which may be frozen while it pays; null while this tab waits for none. */
export const lockOffer = observable<(() => void) | null>(null);

/** Whether a customer can settle an open payment: their own, or one made while nobody was signed in. @param email null for nobody */
const canSettle = ({ owner }: OpenPayment, email: string | null): boolean => owner === null || owner === email;

/** The open payments that a customer can settle, without one that is being sent. */
export const openPaymentsOf = (payments: readonly OpenPayment[], email: string | null): readonly OpenPayment[] =>
  payments.filter((payment) => payment.state !== 'sending' && canSettle(payment, email));

export const openPaymentOf = (
  payments: readonly OpenPayment[],
  kind: PaymentKind,
  owner: string | null,
): OpenPayment | null => payments.find((payment) => payment.order.kind === kind && canSettle(payment, owner)) ?? null;

export const saveOpenPayment = (tx: Transaction, payment: OpenPayment): void => {
  const payments = tx.read(keys.openPayments);
  const isKnown = payments.some(({ key }) => key === payment.key);
  // In its place: a page shows the first one of its kind, and must not show another one under a press.
  const changed = payments.map((other) => (other.key === payment.key ? payment : other));
  tx.write(keys.openPayments, isKnown ? changed : [...payments, payment]);
};

/** @returns whether the payment was there: only the caller that removes it fulfills its order */
export const removeOpenPayment = (tx: Transaction, key: string): boolean =>
  removeItems(tx, keys.openPayments, (payment) => payment.key === key).length > 0;

/** A transaction of the tab that has the lock. @throws what `signal` throws if another tab has taken it: nothing is written then */
export const transactLocked = <T>(signal: AbortSignal | undefined, step: (tx: Transaction) => T): Promise<T> =>
  store.transact((tx) => {
    signal?.throwIfAborted();
    return step(tx);
  });

/** Removes a payment that has not gone through. @throws as `transactLocked` */
export const dropPayment = (key: string, signal: AbortSignal): Promise<boolean> =>
  transactLocked(signal, (tx) => removeOpenPayment(tx, key));

const isInterrupted = ({ state }: OpenPayment) => state === 'sending';

/** Only one payment is sent at a time; one that is still `sending` then was interrupted, and becomes unknown. @throws {StorageWriteError} */
export const lockPayments = async (offer?: OfferLock): Promise<LongLock> => {
  const lock = await takeLongLock('payments', offer);
  try {
    await markInterrupted(lock);
  } catch (error) {
    lock.release();
    throw error;
  }
  return lock;
};

/**
 * Runs a step of several transactions while no other tab pays. If another tab takes the lock, the step throws what the lock's signal
 * throws, and runs again.
 */
export const runLocked = async <T>(step: (lock: LongLock) => Promise<T>): Promise<T> => {
  const lock = await lockPayments(lockOffer.set);
  try {
    return await step(lock);
  } catch (error) {
    if (error !== lock.signal.reason) throw error;
  } finally {
    lock.release();
  }
  return runLocked(step);
};

/** Marks interrupted payments as unknown, if this tab still has the lock. */
export const markInterrupted = async ({ signal, isTaken }: LongLock): Promise<void> => {
  // What the tab that lost its lock wrote may have arrived only for a transaction.
  if (!isTaken && !store.read(keys.openPayments).some(isInterrupted)) return;
  await store.transact((tx) => {
    if (signal.aborted) return;
    for (const payment of tx.read(keys.openPayments).filter(isInterrupted))
      saveOpenPayment(tx, { ...payment, state: 'unknown' });
  });
};

/** Marks interrupted payments once no tab pays. If the storage is full, they stay as they are until a later call. */
export const findInterrupted = async (): Promise<void> => {
  if (!store.read(keys.openPayments).some(isInterrupted)) return;
  try {
    (await lockPayments()).release();
  } catch (error) {
    if (!(error instanceof StorageWriteError)) throw error;
  }
};
