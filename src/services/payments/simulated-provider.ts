/** The demo's payment provider. It moves no money, stores its payments in the browser, and the demo desk steers it. */
import { type CardOutcome, testCards } from '../../content/flows/test-cards';
import { plainDigits } from '../../lib/characters';
import type { PaymentKind, ProviderPayment } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { removeItems, type Transaction } from '../../storage/store';
import { readSteering } from '../clock';
import { delay, type delays } from '../delays';
import { ServiceError } from '../errors';
import { referenceOf, transactLocked } from './open-payments';
import type { PaymentProvider, PaymentRequest, PaymentResult, Settlement } from './port';

/** Empty in a build without the demo desk. The variable is written out so that the bundler removes the table. */
const knownCards = import.meta.env.VITE_DEMO_DESK === 'off' ? [] : testCards;

const digitsOf = (text: string) => plainDigits(text).replace(/\D/g, '');

/** The number of a test card decides, or the token of a stored card, which is the name of a behavior. All others succeed. */
export const behaviorOf = (request: PaymentRequest): CardOutcome =>
  knownCards.find(({ number, outcome }) =>
    'card' in request ? digitsOf(number) === digitsOf(request.card.number) : outcome === request.storedMethod,
  )?.outcome ?? 'succeeds';

/** The oldest payments are deleted. */
const maxPayments = 200;

const findPayment = (tx: Pick<Transaction, 'read'>, key: string) =>
  tx.read(keys.providerPayments).find((payment) => payment.key === key);

const savePayment = (tx: Transaction, payment: ProviderPayment) => {
  const others = tx.read(keys.providerPayments).filter(({ key }) => key !== payment.key);
  tx.write(keys.providerPayments, [...others, payment].slice(-maxPayments));
};

const deletePayment = (tx: Transaction, key: string) =>
  removeItems(tx, keys.providerPayments, (payment) => payment.key === key);

const resultOf = (payment: ProviderPayment | undefined): PaymentResult => {
  if (!payment) return { status: 'declined', code: 'not-received' };
  const { status, reference, method } = payment;
  if (status === 'succeeded') return { status, reference, method };
  if (status === 'needs-confirmation') return { status, reference };
  return { status: 'declined', code: 'processing-error' };
};

/** Charges the card and stores the payment, or declines it. A key that was charged before gets the same result again. */
const charge = (tx: Transaction, request: PaymentRequest): PaymentResult => {
  const { idempotencyKey: key, amountCents } = request;
  const known = findPayment(tx, key);
  if (known?.status === 'succeeded') return resultOf(known);
  const behavior = behaviorOf(request);
  const save = (status: ProviderPayment['status']) => {
    const method = behavior === 'succeeds' ? null : behavior;
    const payment = { key, reference: referenceOf(key), amountCents, status, method };
    savePayment(tx, payment);
    return resultOf(payment);
  };
  switch (behavior) {
    case 'succeeds':
      return save('succeeded');
    case 'needs-confirmation':
      return save('needs-confirmation');
    case 'processing-error':
      return save(known?.status === 'failed-once' ? 'succeeded' : 'failed-once');
    case 'declined-when-charged':
      return amountCents === 0 ? save('succeeded') : { status: 'declined', code: 'declined' };
    default:
      return { status: 'declined', code: behavior };
  }
};

const settle = (tx: Transaction, key: string, settlement: Settlement): PaymentResult => {
  const payment = findPayment(tx, key);
  // A card check has charged nothing, so it can always be canceled.
  const isCanceled = settlement === 'cancel' && !(payment?.status === 'succeeded' && payment.amountCents > 0);
  const isRefused = settlement === 'refuse' && payment?.status === 'needs-confirmation';
  if (isCanceled || isRefused) {
    deletePayment(tx, key);
    return { status: 'declined', code: isRefused ? 'not-confirmed' : 'not-received' };
  }
  if (settlement !== 'confirm' || payment?.status !== 'needs-confirmation') return resultOf(payment);
  const confirmed = { ...payment, status: 'succeeded' } as const;
  savePayment(tx, confirmed);
  return resultOf(confirmed);
};

/** @throws {ServiceError} 'provider-down', if the desk is set to it */
const checkIsUp = () => {
  if (readSteering().payments === 'down') throw new ServiceError('provider-down');
};

/** The provider's answer after a transaction. If the desk is set to it, the answer is lost. */
const answer = async (key: string, transacted: Promise<PaymentResult>): Promise<PaymentResult> => {
  const result = await transacted;
  return readSteering().payments === 'lost' ? { status: 'unknown', reference: referenceOf(key) } : result;
};

/** @param wait resolves after the simulated delay of a charge */
export const createSimulatedProvider = (wait: () => Promise<void>): PaymentProvider => ({
  pay: async (request, beforeCharge) => {
    await wait();
    checkIsUp();
    const signal = await beforeCharge?.();
    const charged = transactLocked(signal, (tx) => charge(tx, request));
    return answer(request.idempotencyKey, charged);
  },
  settle: async (key, settlement, signal) => {
    checkIsUp();
    // Also a look-up is a transaction, which sees the changes of other tabs.
    const settled = transactLocked(signal, (tx) => settle(tx, key, settlement));
    return settlement === 'lookUp' || settlement === 'cancel' ? settled : answer(key, settled);
  },
  refund: async (key, signal) => {
    checkIsUp();
    await transactLocked(signal, (tx) => deletePayment(tx, key));
  },
});

const delayOf: Readonly<Record<PaymentKind, keyof typeof delays>> = {
  trial: 'trialSubmit',
  checkout: 'checkout',
  'instant-site': 'instantSite',
  credits: 'purchase',
  signup: 'signup',
  card: 'addCard',
};

let wrap = (provider: PaymentProvider) => provider;

/** Wraps every provider from now on. The demo desk does, so that its timeline shows requests and answers. */
export const wrapProvider = (newWrap: typeof wrap): void => {
  wrap = newWrap;
};

/** The payment provider in use. Another one is plugged in here and nowhere else. */
export const providerFor = (kind: PaymentKind): PaymentProvider =>
  wrap(createSimulatedProvider(() => delay(delayOf[kind])));
