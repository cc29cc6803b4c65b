import { useState } from 'react';
import { failureMessage, reportMistake } from '../../../components/feedback/failure-message';
import { declineText } from '../../../components/payment/decline-text';
import { useToast } from '../../../components/ui/toast/toast';
import { isServiceError, PaymentDeclined } from '../../../services/errors';

const failure = {
  title: 'Purchase Failed',
  description: 'There was an error processing your purchase. Please try again.',
  destructive: true,
};
/** What stays beside the button when the toast is gone. */
const lastingFailure = 'The purchase did not go through. Your credits are as they were.';

const none = { text: '', isCard: false };

/** Tells why a purchase of credits was not done: the usual words in a toast, and what can be done beside the button. */
export const usePurchaseFailure = () => {
  const toast = useToast();
  const [problem, setProblem] = useState(none);

  const tell = (error: unknown) => {
    // It is shown in place of the button.
    if (isServiceError(error, 'payment-open')) return;
    reportMistake(error);
    // The same order would be refused again: the usual words ask for just that.
    const isTooMuch = isServiceError(error, 'bad-quantity');
    toast(isTooMuch ? { ...failure, description: failureMessage(error).description } : failure);
    if (error instanceof PaymentDeclined) setProblem({ text: declineText(error), isCard: true });
    else if (isServiceError(error, 'provider-down'))
      setProblem({ text: failureMessage(error).description, isCard: false });
    else setProblem({ text: lastingFailure, isCard: false });
    // Described by what stands beside it.
    document.querySelector<HTMLElement>('#summary [type=submit]')?.focus();
  };
  return { problem, tell, forget: () => setProblem(none) };
};
