/** Payments that are not settled yet, and whose they are. */
import type { OpenPayment, PaymentKind } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { StorageWriteError, store, type Transaction } from '../../storage/store';
import { holdLock } from '../../storage/tab-lock';
import { currentEmail } from '../account/account-data';

type Reader = Pick<Transaction, 'read' | 'inspect'>;

/** One payment is on its way at a time, in all tabs together: who holds this knows that none is. */
export const holdPayments = (): Promise<() => void> => holdLock('payments');

/** The address of whoever is signed in and so owns a payment; null where nobody is. */
export const paymentOwner = (reader: Reader): string | null =>
  reader.read(keys.authToken) === null ? null : currentEmail(reader);

/** The payment of one flow that is open for an owner: their own, or one made while nobody was signed in. */
export const openPaymentOf = (
  payments: readonly OpenPayment[],
  kind: PaymentKind,
  owner: string | null,
): OpenPayment | null =>
  payments.find((payment) => payment.order.kind === kind && (payment.owner === null || payment.owner === owner)) ??
  null;

/** Notes an open payment, in place of what was noted of it before. */
export const noteOpen = (tx: Transaction, payment: OpenPayment): void => {
  const others = tx.read(keys.openPayments).filter(({ key }) => key !== payment.key);
  tx.write(keys.openPayments, [...others, payment]);
};

/** Takes an open payment out. @returns whether it was there: whoever takes it out does what it paid for, and nobody else */
export const takeOpen = (tx: Transaction, key: string): boolean => {
  const payments = tx.read(keys.openPayments);
  const left = payments.filter((payment) => payment.key !== key);
  if (left.length === payments.length) return false;
  if (left.length > 0) tx.write(keys.openPayments, left);
  else tx.remove(keys.openPayments);
  return true;
};

const isCutOff = ({ state }: OpenPayment) => state === 'sending';

/**
 * What is on its way while this tab holds the payments was cut off in the middle, by a closed tab or a reload: from now on
 * it is open, and nobody knows how it ended.
 */
export const markCutOff = async (): Promise<void> => {
  if (!store.read(keys.openPayments).some(isCutOff)) return;
  await store.transact((tx) => {
    for (const payment of tx.read(keys.openPayments).filter(isCutOff)) noteOpen(tx, { ...payment, state: 'unknown' });
  });
};

/** Finds payments that were cut off in the middle. A storage too full to note it changes nothing: they are found later. */
export const findCutOff = async (): Promise<void> => {
  if (!store.read(keys.openPayments).some(isCutOff)) return;
  const letGo = await holdPayments();
  await markCutOff()
    .catch((error: unknown) => {
      if (!(error instanceof StorageWriteError)) throw error;
    })
    .finally(letGo);
};
