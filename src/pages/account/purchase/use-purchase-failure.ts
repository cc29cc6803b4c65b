import { useState } from 'react';
import { failureMessage, reportMistake } from '../../../components/feedback/failure-message';
import { declineText } from '../../../components/payment/decline-text';
import { toast } from '../../../components/ui/toast/toast';
import { isServiceError, PaymentDeclined } from '../../../services/errors';

const failure = {
  title: 'Purchase Failed',
  description: 'There was an error processing your purchase. Please try again.',
  destructive: true,
};
/** The message beside the button, which stays when the toast has closed. */
const lastingFailure = 'The purchase did not go through and your credits are unchanged. Please try again.';

const none = { text: '', isCard: false };

/**
 * Reports why a purchase of credits failed.
 * @returns `report` shows a toast and sets `problem`, the message beside the button; `clear` removes it
 */
export const usePurchaseFailure = () => {
  const [problem, setProblem] = useState(none);

  const report = (error: unknown) => {
    reportMistake(error);
    // The usual messages ask to try again, but the same quantity would be refused again.
    const isTooMuch = isServiceError(error, 'bad-quantity');
    toast(isTooMuch ? { ...failure, description: failureMessage(error).description } : failure);
    if (error instanceof PaymentDeclined) setProblem({ text: declineText(error), isCard: true });
    else if (isTooMuch || isServiceError(error, 'provider-down') || isServiceError(error, 'payment-settled'))
      setProblem({ text: failureMessage(error).description, isCard: false });
    else setProblem({ text: lastingFailure, isCard: false });
    // The message is the button's description, which a screen reader reads on focus.
    document.querySelector<HTMLElement>('#summary [type=submit]')?.focus();
  };
  return { problem, report, clear: () => setProblem(none) };
};
