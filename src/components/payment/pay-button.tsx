import type { ComponentProps } from 'react';
import type { PaymentOrder } from '../../storage/schema';
import { SubmitButton } from '../form/submit-button';
import { OpenPaymentSlot, type SlotProps } from './open-payment-slot';

export const PayButton = <Order extends PaymentOrder, Value>({
  kind,
  fulfill,
  onSettled,
  onDeclined,
  ...button
}: SlotProps<Order, Value> & ComponentProps<typeof SubmitButton>) => (
  <OpenPaymentSlot kind={kind} fulfill={fulfill} onSettled={onSettled} onDeclined={onDeclined} isBusy={button.isBusy}>
    <SubmitButton {...button} />
  </OpenPaymentSlot>
);
