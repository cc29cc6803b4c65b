import { declineTexts, nothingCharged } from '../../content/flows/payments';
import type { PaymentDeclined } from '../../services/errors';

/** What happened, that nothing was charged, and what the visitor can do. */
export const declineText = ({ reason }: PaymentDeclined): string => {
  const { what, advice } = declineTexts[reason];
  return `${what} ${nothingCharged} ${advice}`;
};
