import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { answersKept } from '../../content/flows/payments';
import { useStillHere } from '../../hooks/use-still-here';
import { PaymentDeclined } from '../../services/errors';
import type { Payment } from '../../services/payments/settle';
import { toast } from '../ui/toast/toast';
import { declineText } from './payment-note';

type Options<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  fields: { number: FieldPath<Values>; expiry: FieldPath<Values>; code: FieldPath<Values> };
  /** Path of the form. If the visitor has left it, the toast links back to it. */
  to: string;
};

/** A decline becomes the error of its card field. @returns `attempt` resolves to null if the payment was declined or is open */
export const useCardPayment = <Values extends FieldValues>({ form, fields, to }: Options<Values>) => {
  const isStillHere = useStillHere();
  const link = { to, text: 'Back to the form' };

  const decline = (error: PaymentDeclined) => {
    if (!isStillHere()) {
      toast({ title: 'Payment declined', description: declineText(error), destructive: true, link });
      return;
    }
    const { number, expiry, code } = fields;
    // TypeScript does not know that the value of a card field is a string.
    form.setValue(code, '' as PathValue<Values, typeof code>);
    const field = error.reason === 'expired-card' ? expiry : error.reason === 'incorrect-code' ? code : number;
    form.setError(field, { type: 'declined', message: `${declineText(error)} ${answersKept}` }, { shouldFocus: true });
  };

  const attempt = async <Value>(pay: () => Promise<Payment<Value>>): Promise<{ value: Value } | null> => {
    try {
      const paid = await pay();
      if ('value' in paid) return paid;
      if (!isStillHere())
        toast({
          title: 'Payment not finished',
          description: 'Go back to the form to finish it.',
          destructive: true,
          link,
        });
    } catch (error) {
      if (!(error instanceof PaymentDeclined)) throw error;
      decline(error);
    }
    return null;
  };
  return { attempt, decline };
};
