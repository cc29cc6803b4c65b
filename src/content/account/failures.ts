/** What happened and what to do next, where something did not work. */

export const notSaved =
  'This browser could not save the change. Nothing else was lost. Free up some space and try again.';
export const ourFault = 'This did not work, and the fault is ours. Reload the page and try again.';

const reload = 'This page is out of date. Reload it and try again.';
/** For each refusal of a service. A refusal has changed nothing. */
export const failureTexts = {
  'account-exists': 'This email already has an account here. Log in instead.',
  'signed-out': 'You were logged out, perhaps in another tab. Log in and try again.',
  'not-admin': 'Only an admin can do this. Log in as an admin and try again.',
  'unknown-pack': reload,
  'unknown-service': reload,
  'unknown-entry': 'This order no longer exists. Reload the page to see the current list.',
  'bad-quantity': 'One account cannot hold that many credits. Choose a smaller quantity.',
  'insufficient-credits': 'You do not have enough credits for this. Purchase a pack and try again.',
  'no-payment-method': 'There is no card on your account yet. Add a payment method, then try again.',
  'no-session-id': 'This address names no payment. Look in your transaction history to see what was paid.',
  'unreadable-purchase':
    'We could not read the purchase that this payment belongs to. No credits were added. Please contact support.',
  'bad-backup': 'This backup cannot be read. Nothing was changed.',
  'trial-used': 'This browser has already used its free trial. Log in, or choose a plan on the home page.',
  'no-trial': 'This plan has no free trial. Choose another plan, or book a sales call.',
  'payment-used':
    'Your checkout payment has just been used for another order. Nothing was sent or charged. Check the new price before you order.',
  'sent-elsewhere':
    'You sent this form in another tab. Nothing was sent or charged here. Start a new one only if you want a second one.',
  'newer-draft': 'There is a newer draft of this form, so the one that you removed was not brought back.',
  'newer-choice': 'Something newer has taken its place, so what you removed was not brought back.',
  'paid-elsewhere':
    'You paid for this order in another tab. Nothing was charged here. Pay again only if you want a second one.',
  'provider-down':
    'We cannot take payments right now. Nothing was charged, and what you entered is kept. Try again in a few minutes.',
  'payment-declined': 'The payment did not go through. Nothing was charged. Try again, or use another card.',
  'payment-settled': 'This payment is already finished, perhaps in another tab. Look in your transaction history.',
  'payment-replaced':
    'A newer purchase has replaced this payment. Nothing was charged here. Pay the newer one, or start again.',
  'not-now': 'Something newer has come in the meantime, perhaps from another tab. The page shows it now.',
  'messages-full': 'There is no room for more messages.',
} as const;
