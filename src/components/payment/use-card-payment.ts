import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { answersKept } from '../../content/flows/payments';
import { isServiceError, PaymentDeclined } from '../../services/errors';
import { useStillHere } from '../form/use-still-here';
import { toast } from '../ui/toast/toast';
import { declineText } from './decline-text';

type Options<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** The names of the card's fields. */
  fields: { number: FieldPath<Values>; expiry: FieldPath<Values>; code: FieldPath<Values> };
  /** Back to the form, for whoever has gone elsewhere meanwhile. */
  to: string;
};

/**
 * Shows why a card payment did not go through. A decline is shown as the error of the card field that it is about, which
 * gets the focus; the number stays and the security code is removed. An open payment is shown by `PayButton`.
 * @returns `attempt` resolves to what was paid for, or to null if the page shows why not, and throws everything else;
 *   `decline` shows a decline
 */
export const useCardPayment = <Values extends FieldValues>({ form, fields, to }: Options<Values>) => {
  const isStillHere = useStillHere();
  const link = { to, text: 'Back to the form' };

  const decline = (error: PaymentDeclined) => {
    if (!isStillHere()) {
      toast({ title: 'Payment declined', description: declineText(error), destructive: true, link });
      return;
    }
    const { number, expiry, code } = fields;
    // An empty text is a value of every card field.
    form.setValue(code, '' as PathValue<Values, typeof code>);
    const about = error.reason === 'expired-card' ? expiry : error.reason === 'incorrect-code' ? code : number;
    form.setError(about, { type: 'declined', message: `${declineText(error)} ${answersKept}` }, { shouldFocus: true });
  };

  const attempt = async <Value>(pay: () => Promise<Value>): Promise<{ value: Value } | null> => {
    try {
      return { value: await pay() };
    } catch (error) {
      if (error instanceof PaymentDeclined) decline(error);
      else if (!isServiceError(error, 'payment-open')) throw error;
      else if (!isStillHere())
        toast({
          title: 'Payment not finished',
          description: 'It waits for you to settle it.',
          destructive: true,
          link,
        });
      return null;
    }
  };
  return { attempt, decline };
};
