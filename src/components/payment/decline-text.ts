import { declineTexts, nothingCharged } from '../../content/flows/payments';
import type { PaymentDeclined } from '../../services/errors';

/** What happened and what to do, in a few plain sentences. */
export const declineText = ({ reason }: PaymentDeclined): string => {
  const { what, advice } = declineTexts[reason];
  return `${what} ${nothingCharged} ${advice}`;
};
