/** Payments that do not go through at once: declines, lost answers and confirmations. */
import { href } from '../../paths';

/** What happened, and what the visitor can do about it. */
export const declineTexts = {
  declined: { what: 'Your bank declined this card.', advice: 'Use another card, or ask your bank why.' },
  'insufficient-funds': { what: 'Your card has insufficient funds.', advice: 'Use another card.' },
  'expired-card': { what: 'This card has expired.', advice: 'Check the date, or use another card.' },
  'incorrect-code': { what: 'Your card’s security code is incorrect.', advice: 'Enter it again.' },
  'processing-error': {
    what: 'Something went wrong at your bank while it processed the card.',
    advice: 'Try again with the same card.',
  },
  'not-confirmed': {
    what: 'The payment was not confirmed.',
    advice: 'Try again and confirm it, or use another card.',
  },
  /** The provider has no such payment. */
  'not-received': { what: 'Your payment did not go through.', advice: 'You can pay again.' },
} as const;

/** Part of every decline. */
export const nothingCharged = 'Nothing was charged.';
/** Added to a decline on a form that has a security code. */
export const answersKept = 'Your answers are kept, except the security code.';

export const openPaymentTexts = {
  unknown: {
    heading: 'We could not find out whether your payment went through',
    text: 'The payment provider’s answer got lost on its way to us. Check again before you pay another way. You will not be charged twice.',
  },
  'needs-confirmation': {
    heading: 'Your bank needs you to confirm this payment',
    text: 'It wants to be sure that it is you. Nothing is charged until you confirm.',
  },
  /** In place of the amount if the card is only checked. */
  cardCheck: 'We are only checking your card. Nothing is charged.',
  reference: 'Reference',
  checkAgain: 'Check again',
  payAnotherWay: 'Pay another way',
  confirm: 'Confirm payment',
  loading: 'Loading your unfinished payment...',
  slotNotLoaded:
    'You have an unfinished payment, and its details could not be loaded. You will not be charged twice. Check your connection and try again.',
  loadAgain: 'Try again',
  stillUnknown: 'We still do not know. Try again in a few minutes.',
  canceled: 'The payment was canceled and nothing was charged. You can pay with another card.',
  onProviderPage: 'Your payment on the provider’s page is not finished',
  finish: 'Finish this payment',
  otherTab:
    'Another tab is paying, and has been for a while. You can wait for it, or go on here. You will not be charged twice.',
  goOnHere: 'Go on here',
  settledElsewhere:
    'This payment was finished in another tab. Nothing was charged here. Look there before you pay again.',
} as const;

const paymentPages: Readonly<Partial<Record<string, 'payment' | 'instantSiteForm' | 'purchaseCredits'>>> = {
  checkout: 'payment',
  'instant-site': 'instantSiteForm',
  credits: 'purchaseCredits',
};

/** In the address of a payment page: the reference of the open payment that it is about, because there may be two of a kind. */
export const openParameter = 'open';

/** The page where a customer settles an open payment. A kind that only checks a card has none: its form asks again. */
export const paymentPage = (kind: string, reference: string): string | undefined => {
  const page = paymentPages[kind];
  return page && href(page, { [openParameter]: reference });
};

/** After the date of a charge. */
export const notCharged = '(a demo: it is not charged)';

export const confirmPaymentTexts = {
  title: 'Confirm payment',
  text: 'This stands in for your bank’s page, where you approve a payment. It is part of the demo.',
  complete: 'Complete',
  fail: 'Fail',
  cancel: 'Cancel',
} as const;

/** Offered to a signed-out visitor who has sent a form. `toDo` is the purpose of logging in. */
export const accountOffer = {
  brief: { create: 'Create your account to see it', toDo: 'see your brief' },
  order: { create: 'Create an account with this address', toDo: 'see your order' },
  logIn: 'Log in to see it',
} as const;
