/** What is said of payments that do not simply go through. */

/** What happened, and what can be done about it. */
export const declineTexts = {
  declined: { what: 'Your bank declined this card.', advice: 'Use another card, or ask your bank why.' },
  'insufficient-funds': { what: 'There is not enough money on this card.', advice: 'Use another card.' },
  'expired-card': { what: 'This card has expired.', advice: 'Check the date, or use another card.' },
  'incorrect-code': { what: 'The security code does not belong to this card.', advice: 'Enter it again.' },
  'processing-error': {
    what: 'Something went wrong at your bank while the card was processed.',
    advice: 'Try again with the same card.',
  },
  'not-confirmed': {
    what: 'The payment was not confirmed.',
    advice: 'Try again and confirm it, or use another card.',
  },
  /** The provider knows of no such payment. */
  'not-received': { what: 'Your payment did not go through.', advice: 'You can pay again.' },
} as const;

/** Said with every decline. */
export const nothingCharged = 'Nothing was charged.';
export const answersKept = 'Your answers are kept; enter the security code again.';

export const openPaymentTexts = {
  unknown: {
    heading: 'We could not find out whether your payment went through',
    text: 'The answer got lost on its way to us. Check again before you pay in another way: nobody is charged twice.',
  },
  'needs-confirmation': {
    heading: 'Your payment waits for your confirmation',
    text: 'Your bank asks whether it is you who pays. Nothing is charged until you confirm.',
  },
  /** In place of the sum where a card is only checked. */
  cardCheck: 'Your card is only checked: nothing is charged.',
  reference: 'Reference',
  checkAgain: 'Check again',
  payAnotherWay: 'Pay another way',
  confirm: 'Confirm payment',
  notLoaded: 'The question of your bank could not be loaded. Try again once there is a network.',
  slotNotLoaded:
    'A payment is not settled yet, and its details could not be loaded. Nobody is charged twice. Check your connection and try again.',
  loadAgain: 'Try again',
  stillUnknown: 'We still do not know. Try again in a few minutes.',
  cancelled: 'The payment was taken back. Nothing was charged: you can pay with another card.',
  onProviderPage: 'Your payment on the provider page is not finished',
  settle: 'Settle this payment',
  settledElsewhere: 'The payment was settled in another tab. Nothing was charged here.',
} as const;

export const confirmPaymentTexts = {
  title: 'Confirm payment',
  text: 'This stands for the page of a bank that asks its customer to approve a payment. It is part of the demo.',
  complete: 'Complete',
  fail: 'Fail',
  cancel: 'Cancel',
} as const;
