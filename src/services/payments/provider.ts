/** The payment provider in use. Another one is plugged in here and nowhere else. */
import type { PaymentKind } from '../../storage/schema';
import { delay, type delays } from '../delays';
import type { PaymentProvider } from './port';
import { createSimulatedProvider } from './simulated-provider';

/** The simulated delay of paying in each flow. */
const delayOf: Readonly<Record<PaymentKind, keyof typeof delays>> = {
  trial: 'trialSubmit',
  checkout: 'checkout',
  'instant-site': 'instantSite',
  credits: 'purchase',
  signup: 'signup',
  card: 'addCard',
};

type Wrap = (provider: PaymentProvider) => PaymentProvider;
let wrap: Wrap = (provider) => provider;

/** Wraps every provider from now on. The demo desk does, so that its timeline shows requests and answers. */
export const wrapProvider = (newWrap: Wrap): void => {
  wrap = newWrap;
};

export const providerFor = (kind: PaymentKind): PaymentProvider =>
  wrap(createSimulatedProvider(() => delay(delayOf[kind])));
