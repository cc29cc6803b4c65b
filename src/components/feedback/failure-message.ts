import { ServiceError, type ServiceErrorCode } from '../../services/errors';
import { isFailedLoad } from '../../services/site/new-deploy';
import { StorageWriteError } from '../../storage/store';
import type { ToastMessage } from '../ui/toast/toast';

type Failure = Required<Pick<ToastMessage, 'title' | 'description'>> & { destructive: true };

const reload = 'The page is out of date: reload it and try again.';
/** For each refusal that a page has no words of its own for, what the visitor can do. Nothing was changed by any of them. */
const advice: Readonly<Record<ServiceErrorCode, string>> = {
  'account-exists': 'This email already has an account here. Log in instead.',
  'signed-out': 'You are no longer signed in, maybe because of another tab. Log in and try again.',
  'not-admin': 'Only an admin can do this. Log in as an admin and try again.',
  'unknown-pack': reload,
  'unknown-service': reload,
  'unknown-entry': 'This order is no longer there. Reload the page to see what is.',
  'bad-quantity': 'This is more than one account can hold. Choose a smaller quantity.',
  'insufficient-credits': 'You do not have enough credits for this.',
  'no-payment-method': 'Add a payment method first.',
  'no-session-id': 'The address of this page lacks the payment it is about.',
  'unreadable-purchase': 'The purchase that was waiting for this payment cannot be read.',
  'bad-backup': 'The file is not a Tessera demo data file.',
  'trial-used': 'A free trial was started in this browser already.',
  'no-trial': 'There is no free trial of this plan.',
  'payment-used':
    'Your payment at checkout has paid for another order meanwhile. Nothing was sent or charged: look at the price before you order.',
  'paid-elsewhere':
    'This order was paid in another tab meanwhile. Nothing was charged here: pay again only if you want to pay twice.',
  'provider-down':
    'Payments cannot be taken right now. Nothing was charged and nothing is lost: try again in a few minutes.',
  'payment-open': 'An earlier payment is still open. Settle it first: look for it on this page.',
  'payment-declined': 'The payment did not go through. Nothing was charged.',
  'payment-settled': 'This payment was settled already, maybe in another tab.',
  'payment-replaced': 'This payment was replaced by a later one. Nothing was charged here.',
};

/**
 * Reports an error that is a bug (`reportError`). For pages that show the same message after every failure, so that a bug
 * does not go unnoticed.
 * @param error anything that was thrown; errors of services and storage, and failed loads, are expected and not reported
 */
export const reportMistake = (error: unknown): void => {
  if (error instanceof ServiceError || error instanceof StorageWriteError || isFailedLoad(error)) return;
  reportError(error);
};

/**
 * The message for a failure, chosen by the error's code. An error without a code is a bug: the visitor gets a general
 * message, and the error is reported.
 */
export const failureMessage = (error: unknown): Failure => {
  if (error instanceof StorageWriteError)
    return {
      title: 'Not saved',
      description: 'This browser could not store the change. Nothing was lost: free some space and try again.',
      destructive: true,
    };
  if (error instanceof ServiceError) return { title: 'Not done', description: advice[error.code], destructive: true };
  reportMistake(error);
  return {
    title: 'Something went wrong',
    description: 'This did not work, and the fault is ours. Reload the page and try again.',
    destructive: true,
  };
};
