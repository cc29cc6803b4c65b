/** The demo's payment provider: it moves no money, stores its payments in the browser, and can be steered from the demo desk. */
import type { ProviderPayment } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { ServiceError } from '../errors';
import { readSteering } from '../steering';
import { behaviourOf, tokenOf } from './card-behaviour';
import { referenceOf } from './payment-key';
import type { PaymentProvider, PaymentRequest, PaymentResult } from './port';

/** How many payments are stored; the oldest are deleted. */
const mostKept = 200;

const findPayment = (tx: Pick<Transaction, 'read'>, key: string) =>
  tx.read(keys.providerPayments).find((payment) => payment.key === key);

const savePayment = (tx: Transaction, payment: ProviderPayment) => {
  const others = tx.read(keys.providerPayments).filter(({ key }) => key !== payment.key);
  tx.write(keys.providerPayments, [...others, payment].slice(-mostKept));
};

const deletePayment = (tx: Transaction, key: string) => {
  const left = tx.read(keys.providerPayments).filter((payment) => payment.key !== key);
  if (left.length > 0) tx.write(keys.providerPayments, left);
  else tx.remove(keys.providerPayments);
};

const resultOf = (payment: ProviderPayment | undefined): PaymentResult => {
  if (!payment) return { status: 'declined', code: 'not-received' };
  const { status, reference, method } = payment;
  if (status === 'succeeded') return { status, reference, method };
  if (status === 'needs-confirmation') return { status, reference };
  return { status: 'declined', code: 'processing-error' };
};

/** Charges the card and stores the payment, or declines it. A key that was charged before is answered as it was then. */
const charge = (tx: Transaction, request: PaymentRequest): PaymentResult => {
  const { idempotencyKey: key, amountCents } = request;
  const known = findPayment(tx, key);
  if (known?.status === 'succeeded') return resultOf(known);
  const behaviour = behaviourOf(request);
  const settle = (status: ProviderPayment['status']) => {
    const payment = { key, reference: referenceOf(key), amountCents, status, method: tokenOf(behaviour) };
    savePayment(tx, payment);
    return resultOf(payment);
  };
  switch (behaviour) {
    case 'succeeds':
      return settle('succeeded');
    case 'needs-confirmation':
      return settle('needs-confirmation');
    case 'processing-error':
      return settle(known?.status === 'failed-once' ? 'succeeded' : 'failed-once');
    case 'declined-when-charged':
      return amountCents === 0 ? settle('succeeded') : { status: 'declined', code: 'declined' };
    default:
      return { status: 'declined', code: behaviour };
  }
};

const whileUp = () => {
  if (readSteering().payments === 'down') throw new ServiceError('provider-down');
};

/** Runs a transaction on the stored payments. If the desk says so, its result is lost. */
const answerTo = async (key: string, step: (tx: Transaction) => PaymentResult): Promise<PaymentResult> => {
  const result = await store.transact(step);
  return readSteering().payments === 'lost' ? { status: 'unknown', reference: referenceOf(key) } : result;
};

/**
 * A provider that stores its payments in this browser.
 * @param wait resolves when the simulated delay before a charge is over
 */
export const createSimulatedProvider = (wait: () => Promise<void>): PaymentProvider => ({
  pay: async (request, beforeCharge) => {
    await wait();
    whileUp();
    await beforeCharge?.();
    return answerTo(request.idempotencyKey, (tx) => charge(tx, request));
  },
  confirm: async (key, isConfirmed) => {
    whileUp();
    return answerTo(key, (tx) => {
      const payment = findPayment(tx, key);
      if (payment?.status !== 'needs-confirmation') return resultOf(payment);
      if (isConfirmed) {
        savePayment(tx, { ...payment, status: 'succeeded' });
        return resultOf({ ...payment, status: 'succeeded' });
      }
      deletePayment(tx, key);
      return { status: 'declined', code: 'not-confirmed' };
    });
  },
  look: async (key) => {
    whileUp();
    // In a transaction, so that it sees the changes of other tabs.
    return store.transact((tx) => resultOf(findPayment(tx, key)));
  },
  cancel: async (key) => {
    whileUp();
    return store.transact((tx) => {
      const payment = findPayment(tx, key);
      // A check has charged nothing, so that it can always be taken back.
      const isCharged = payment?.status === 'succeeded' && payment.amountCents > 0;
      if (payment && !isCharged) deletePayment(tx, key);
      return isCharged ? resultOf(payment) : { status: 'declined', code: 'not-received' };
    });
  },
  refund: async (key) => {
    whileUp();
    await store.transact((tx) => deletePayment(tx, key));
  },
});
