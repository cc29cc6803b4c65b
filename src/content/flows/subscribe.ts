/** Texts of `/subscribe`. Prices and features are in `plan-tiers.ts`, the agreement is in `trial-agreement.ts`. */

import { identity } from '../../../brand.config';
import { sampleAccount, sampleCard } from '../account/sample-answers';
import { trial } from '../catalogue/plans';
import { sharedLabels } from './form-fields';

export const subscribePage = {
  heading: 'Start your free trial',
  intro: `A full plan for ${trial.days} days, real work included. Cancel by email, or in your account, before the first charge and you owe nothing.`,
  strip: { first: 'You start', last: 'First charge' },
  plans: { heading: 'Choose your plan', salesCall: 'Book a sales call' },
  payment: {
    heading: 'Payment Information',
    personal: 'Personal details',
    card: 'Card',
    address: 'Billing address',
  },
  agreement: {
    open: 'View Free Trial Agreement',
    accept: 'I accept the free trial agreement',
    acceptInDialog: 'Accept the agreement',
    notOpened: 'The agreement could not be loaded. Check your connection and try again.',
  },
  summary: {
    heading: 'Order summary',
    after: `after ${trial.days} days`,
    dueToday: 'Due today',
    firstCharge: 'First charge',
    included: 'Included in',
  },
  submit: 'Start free trial',
} as const;

/** Labels of the personal details and the address. */
export const trialLabels = {
  fullName: 'Full name',
  email: sharedLabels.email,
  address: 'Address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
} as const;

/** Toasts and notices. */
export const subscribeMessages = {
  agreementRequired: {
    title: 'Agreement Required',
    description: 'You must accept the free trial agreement to continue.',
    destructive: true,
  },
  alreadySubscribed: {
    title: 'Already Subscribed',
    description: 'You already have an active subscription. Redirecting to login...',
  },
  goToDashboard: 'Go to dashboard',
  logIn: 'Log in now',
  /** Of a trial that is not the visitor's. */
  someonesTrial: (email: string | null) =>
    email === null
      ? 'A trial was started in this browser. Log in to see whether it is yours.'
      : `A trial was started in this browser, by somebody else than ${email}.`,
  started: {
    title: 'Free trial started!',
    description: 'Next: four short steps about your project.',
    next: 'Continue to your brief',
  },
} as const;

/** Sample answers for 'Fill in sample data'. The card is `sampleCard`. */
export const sampleSubscriber = {
  fullName: sampleAccount.name,
  email: sampleAccount.email,
  address: '1 Sample Street',
  city: identity.postal.locality,
  state: identity.postal.region,
  zipCode: identity.postal.postalCode,
} as const;
/** With the card that is paid with. */
export const sampleTrialOrder = {
  ...sampleSubscriber,
  cardNumber: sampleCard.number,
  expiryDate: sampleCard.expiry,
  cvv: sampleCard.code,
} as const;
