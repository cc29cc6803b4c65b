/** The payment provider in use: the only place where another one is plugged in. */
import type { PaymentKind } from '../../storage/schema';
import { delay, type delays } from '../delays';
import { reportEvents } from './payment-events';
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

/** The provider for one flow. */
export const providerFor = (kind: PaymentKind): PaymentProvider =>
  reportEvents(createSimulatedProvider(() => delay(waits[kind])));
