import type { Steering } from '../storage/steering';
import { readSteering } from './clock';

/** In milliseconds. */
export const delays = {
  login: 1000,
  signup: 1000,
  purchase: 1500,
  redeem: 1500,
  addCard: 1500,
  paymentReturn: 2000,
  trialSubmit: 2000,
  trialRedirect: 2000,
  onboardingSubmit: 2000,
  checkout: 1500,
  instantSite: 2000,
  newsletterSubmit: 1000,
  newsletterReset: 3000,
} as const;

const factors: Readonly<Record<Steering['waits'], number>> = { specified: 1, none: 0, long: 5 };

export const delay = (name: keyof typeof delays): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, delays[name] * factors[readSteering().waits]));
