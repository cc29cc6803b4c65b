/** The payment provider in use: the only place where another one is plugged in. */
import type { PaymentKind } from '../../storage/schema';
import { delay, type delays } from '../delays';
import type { PaymentProvider } from './port';
import { createSimulatedProvider } from './simulated-provider';

/** How long paying takes in each flow. */
const waits: Readonly<Record<PaymentKind, keyof typeof delays>> = {
  trial: 'trialSubmit',
  checkout: 'checkout',
  'instant-site': 'instantSite',
  credits: 'purchase',
  signup: 'signup',
  card: 'addCard',
};

type Wrap = (provider: PaymentProvider) => PaymentProvider;
let observed: Wrap = (provider) => provider;

/** Lets the demo desk see requests and answers: from now on each provider is wrapped. Code that observes loads with the desk. */
export const observeProvider = (wrap: Wrap): void => {
  observed = wrap;
};

/** The provider for one flow. */
export const providerFor = (kind: PaymentKind): PaymentProvider =>
  observed(createSimulatedProvider(() => delay(waits[kind])));
