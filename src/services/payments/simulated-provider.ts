/** The demo's payment provider: it moves no money, keeps its books in the browser, and can be steered from the demo desk. */
import type { ProviderPayment } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { readSteering } from '../demo/steering';
import { ServiceError } from '../errors';
import { behaviourOf, tokenOf } from './card-behaviour';
import { referenceOf } from './payment-key';
import type { PaymentProvider, PaymentRequest, PaymentResult } from './port';

/** Payments in the books; the oldest are forgotten. */
const mostKept = 200;

const findPayment = (tx: Pick<Transaction, 'read'>, key: string) =>
  tx.read(keys.providerPayments).find((payment) => payment.key === key);

const note = (tx: Transaction, payment: ProviderPayment) => {
  const others = tx.read(keys.providerPayments).filter(({ key }) => key !== payment.key);
  tx.write(keys.providerPayments, [...others, payment].slice(-mostKept));
};

const strike = (tx: Transaction, key: string) => {
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

/** Moves the money, or says why not, and notes it: one step. A key that has paid is answered as it was. */
const charge = (tx: Transaction, request: PaymentRequest): PaymentResult => {
  const { idempotencyKey: key, amountCents } = request;
  const known = findPayment(tx, key);
  if (known?.status === 'succeeded') return resultOf(known);
  const behaviour = behaviourOf(request);
  const settle = (status: ProviderPayment['status']) => {
    const payment = { key, reference: referenceOf(key), amountCents, status, method: tokenOf(behaviour) };
    note(tx, payment);
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

/** Does a step in the books; the answer to it may get lost on its way. */
const answerTo = async (key: string, step: (tx: Transaction) => PaymentResult): Promise<PaymentResult> => {
  const result = await store.transact(step);
  return readSteering().payments === 'lost' ? { status: 'unknown', reference: referenceOf(key) } : result;
};

/**
 * A provider whose books are in this browser.
 * @param wait how long a payment takes before money moves
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
        note(tx, { ...payment, status: 'succeeded' });
        return resultOf({ ...payment, status: 'succeeded' });
      }
      strike(tx, key);
      return { status: 'declined', code: 'not-confirmed' };
    });
  },
  look: async (key) => {
    whileUp();
    // In a step, so that it sees what other tabs have done.
    return store.transact((tx) => resultOf(findPayment(tx, key)));
  },
  cancel: async (key) => {
    whileUp();
    return store.transact((tx) => {
      const payment = findPayment(tx, key);
      // A check has charged nothing, so that it can always be taken back.
      const isCharged = payment?.status === 'succeeded' && payment.amountCents > 0;
      if (payment && !isCharged) strike(tx, key);
      return isCharged ? resultOf(payment) : { status: 'declined', code: 'not-received' };
    });
  },
  refund: async (key) => {
    whileUp();
    await store.transact((tx) => strike(tx, key));
  },
});
