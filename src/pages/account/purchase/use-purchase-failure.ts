import { useState } from 'react';
import { failureMessage, reportMistake } from '../../../components/feedback/failure-message';
import { declineText } from '../../../components/payment/payment-note';
import { toast } from '../../../components/ui/toast/toast';
import { lastingFailure, purchaseFailure } from '../../../content/account/credit-texts';
import { isServiceError, PaymentDeclined } from '../../../services/errors';

const none = { text: '', isCard: false };

/** @returns `report` tells in a toast and beside the button why a purchase failed; `clear` removes the text beside the button */
export const usePurchaseFailure = () => {
  const [problem, setProblem] = useState(none);

  const report = (error: unknown) => {
    reportMistake(error);
    // The usual messages ask to try again, but the same quantity would be refused again.
    const isTooMuch = isServiceError(error, 'bad-quantity');
    toast(isTooMuch ? { ...purchaseFailure, description: failureMessage(error).description } : purchaseFailure);
    if (error instanceof PaymentDeclined) setProblem({ text: declineText(error), isCard: true });
    else if (isTooMuch || isServiceError(error, 'provider-down') || isServiceError(error, 'payment-settled'))
      setProblem({ text: failureMessage(error).description, isCard: false });
    else setProblem({ text: lastingFailure, isCard: false });
    // The message is the button's description, which a screen reader reads on focus.
    document.querySelector<HTMLElement>('#summary [type=submit]')?.focus();
  };
  return { problem, report, clear: () => setProblem(none) };
};
