import { formatCents } from '../../../content/format/money';
import { paidPlan } from '../../../services/flows/plan-order';
import { summarizeSubmission } from '../../../services/submissions/summary';
import type { Submission } from '../../../storage/schema';
import { OrderLinks } from '../parts/account-offer';

/** Signed out, the payment is known to this tab alone: the note leads to an account that lists it. */
export const PaidNote = ({ payment }: { payment: Submission }) => {
  const { totalCents } = paidPlan(payment);
  return (
    <>
      <p>{`Paid at checkout: ${formatCents(totalCents)}.`}</p>
      <OrderLinks receiptId={totalCents > 0 ? payment.id : null} email={summarizeSubmission(payment).email} />
    </>
  );
};
