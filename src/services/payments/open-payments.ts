/** Payments that are not settled yet, and who owns each. */
import type { OpenPayment, PaymentKind } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { StorageWriteError, store, type Transaction } from '../../storage/store';
import { holdLock } from '../../storage/tab-lock';

/** A lock across all tabs, so that only one payment is sent at a time. @returns the function that releases it */
export const lockPayments = (): Promise<() => void> => holdLock('payments');

/** The open payment of one flow that an owner may settle: their own, or one made while nobody was signed in. */
export const openPaymentOf = (
  payments: readonly OpenPayment[],
  kind: PaymentKind,
  owner: string | null,
): OpenPayment | null =>
  payments.find((payment) => payment.order.kind === kind && (payment.owner === null || payment.owner === owner)) ??
  null;

/** Stores an open payment, in place of the one with the same key. */
export const saveOpenPayment = (tx: Transaction, payment: OpenPayment): void => {
  const others = tx.read(keys.openPayments).filter(({ key }) => key !== payment.key);
  tx.write(keys.openPayments, [...others, payment]);
};

/** Removes an open payment. @returns whether it was there: only the caller that removed it may fulfil it */
export const removeOpenPayment = (tx: Transaction, key: string): boolean => {
  const payments = tx.read(keys.openPayments);
  const left = payments.filter((payment) => payment.key !== key);
  if (left.length === payments.length) return false;
  if (left.length > 0) tx.write(keys.openPayments, left);
  else tx.remove(keys.openPayments);
  return true;
};

const isInterrupted = ({ state }: OpenPayment) => state === 'sending';

/**
 * A payment that is being sent while this tab holds the lock was interrupted by a reload or a closed tab. Marks it as
 * unknown, because its result did not arrive.
 */
export const markInterrupted = async (): Promise<void> => {
  if (!store.read(keys.openPayments).some(isInterrupted)) return;
  await store.transact((tx) => {
    for (const payment of tx.read(keys.openPayments).filter(isInterrupted))
      saveOpenPayment(tx, { ...payment, state: 'unknown' });
  });
};

/** Finds interrupted payments and marks them as unknown. If the storage is full, they are found later. */
export const findInterrupted = async (): Promise<void> => {
  if (!store.read(keys.openPayments).some(isInterrupted)) return;
  const release = await lockPayments();
  await markInterrupted()
    .catch((error: unknown) => {
      if (!(error instanceof StorageWriteError)) throw error;
    })
    .finally(release);
};
