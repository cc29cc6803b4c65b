import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { answersKept } from '../../content/flows/payments';
import { useStillHere } from '../../hooks/use-still-here';
import { PaymentDeclined } from '../../services/errors';
import type { Payment } from '../../services/payments/settle';
import type { PaymentOrder } from '../../storage/schema';
import { toast } from '../ui/toast/toast';
import type { SlotProps } from './open-payment-slot';
import { declineText } from './payment-note';

type Options<Values extends FieldValues, Order extends PaymentOrder, Value> = Pick<
  SlotProps<Order, Value>,
  'kind' | 'fulfill'
> & {
  form: UseFormReturn<Values>;
  fields: { number: FieldPath<Values>; expiry: FieldPath<Values>; code: FieldPath<Values> };
  /** Path of the form. If the visitor has left it, the toast links back to it. */
  to: string;
  /** Called when the payment has gone through: the form's, or an open one. @returns as `useAction` takes it */
  onPaid: (value: Value) => 'left' | undefined;
  /** Shows the card's fields, if they may be closed. */
  showCard?: () => void;
};

/** A decline becomes the error of its card field. @returns what pays, for the form's `onSubmit`, and the props of its `PayButton` */
export const useCardPayment = <Values extends FieldValues, Order extends PaymentOrder, Value>(
  options: Options<Values, Order, Value>,
) => {
  const { form, fields, to, kind, fulfill, onPaid, showCard } = options;
  const isStillHere = useStillHere();
  const tellAway = (title: string, description: string) =>
    toast({ title, description, destructive: true, link: { to, text: 'Back to the form' } });

  const decline = (error: PaymentDeclined) => {
    if (!isStillHere()) return tellAway('Payment declined', declineText(error));
    showCard?.();
    const { number, expiry, code } = fields;
    // TypeScript does not know that the value of a card field is a string.
    form.setValue(code, '' as PathValue<Values, typeof code>);
    const field = error.reason === 'expired-card' ? expiry : error.reason === 'incorrect-code' ? code : number;
    form.setError(field, { type: 'declined', message: `${declineText(error)} ${answersKept}` }, { shouldFocus: true });
  };

  const pay = async (request: () => Promise<Payment<Value>>): Promise<'left' | undefined> => {
    try {
      const paid = await request();
      if ('value' in paid) return onPaid(paid.value);
      if (!isStillHere()) tellAway('Payment not finished', 'Go back to the form to finish it.');
    } catch (error) {
      if (!(error instanceof PaymentDeclined)) throw error;
      decline(error);
    }
  };
  return [pay, { kind, fulfill, onSettled: onPaid, onDeclined: decline }] as const;
};
