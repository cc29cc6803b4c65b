import { declineTexts, nothingCharged, openPaymentTexts } from '../../content/flows/payments';
import type { PaymentDeclined } from '../../services/errors';
import type { Settlement } from '../../services/payments/pay';

/** What happened, that nothing was charged, and what the visitor can do. */
export const declineText = ({ reason }: PaymentDeclined): string => {
  const { what, advice } = declineTexts[reason];
  return `${what} ${nothingCharged} ${advice}`;
};

/** The same for an open payment that was settled. One that the visitor has canceled was not declined. */
export const settledText = (error: PaymentDeclined, settlement?: Settlement): string =>
  settlement === 'cancel' ? openPaymentTexts.canceled : declineText(error);
