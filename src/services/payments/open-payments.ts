/** The stored list of open payments. */
import type { OpenPayment, PaymentKind } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { StorageWriteError, store, type Transaction } from '../../storage/store';
import { holdLock } from '../../storage/tab-lock';

/** Takes the lock that all tabs share, so that only one payment is sent at a time. @returns the function that releases it */
export const lockPayments = (): Promise<() => void> => holdLock('payments');

/** Whether a customer can settle an open payment: their own, or one made while nobody was signed in. @param email null for nobody */
export const canSettle = ({ owner }: OpenPayment, email: string | null): boolean => owner === null || owner === email;

/** The open payment of a flow that a customer can settle. */
export const openPaymentOf = (
  payments: readonly OpenPayment[],
  kind: PaymentKind,
  owner: string | null,
): OpenPayment | null => payments.find((payment) => payment.order.kind === kind && canSettle(payment, owner)) ?? null;

/** Stores an open payment. It replaces a stored one with the same key. */
export const saveOpenPayment = (tx: Transaction, payment: OpenPayment): void => {
  const others = tx.read(keys.openPayments).filter(({ key }) => key !== payment.key);
  tx.write(keys.openPayments, [...others, payment]);
};

/** @returns whether the payment was there: only the caller that removes it fulfills its order */
export const removeOpenPayment = (tx: Transaction, key: string): boolean => {
  const payments = tx.read(keys.openPayments);
  const remaining = payments.filter((payment) => payment.key !== key);
  if (remaining.length === payments.length) return false;
  if (remaining.length > 0) tx.write(keys.openPayments, remaining);
  else tx.remove(keys.openPayments);
  return true;
};

const isInterrupted = ({ state }: OpenPayment) => state === 'sending';

/**
 * Marks interrupted payments as unknown, because their results did not arrive. Call it with the lock: a payment that is
 * `sending` then was interrupted by a reload or a closed tab.
 */
export const markInterrupted = async (): Promise<void> => {
  if (!store.read(keys.openPayments).some(isInterrupted)) return;
  await store.transact((tx) => {
    for (const payment of tx.read(keys.openPayments).filter(isInterrupted))
      saveOpenPayment(tx, { ...payment, state: 'unknown' });
  });
};

/** Takes the lock and marks interrupted payments as unknown. If the storage is full, they stay as they are until a later call. */
export const findInterrupted = async (): Promise<void> => {
  if (!store.read(keys.openPayments).some(isInterrupted)) return;
  const release = await lockPayments();
  await markInterrupted()
    .catch((error: unknown) => {
      if (!(error instanceof StorageWriteError)) throw error;
    })
    .finally(release);
};
