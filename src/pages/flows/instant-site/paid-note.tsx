import { formatCents } from '../../../content/format/money';
import { summarizeSubmission } from '../../../services/submissions/summary';
import type { Submission } from '../../../storage/schema';
import { OrderLinks } from '../parts/account-offer';

/** Signed out, the payment is known to this tab alone: the note leads to an account that lists it. */
export const PaidNote = ({ payment }: { payment: Submission }) => {
  const { totalCents, email } = summarizeSubmission(payment);
  const paidCents = totalCents ?? 0;
  return (
    <>
      <p>{`Paid at checkout: ${formatCents(paidCents)}.`}</p>
      <OrderLinks receiptId={paidCents > 0 ? payment.id : null} email={email} />
    </>
  );
};
