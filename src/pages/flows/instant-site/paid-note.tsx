import { ButtonLink } from '../../../components/ui/button';
import { formatCents } from '../../../content/format/money';
import { href } from '../../../paths';
import { paidPlan } from '../../../services/flows/plan-order';
import { summarizeSubmission } from '../../../services/submissions/summary';
import type { Submission } from '../../../storage/schema';
import { AccountOffer } from '../parts/account-offer';

/** Signed out, the payment is known to this tab alone: the note leads to an account that lists it. */
export const PaidNote = ({ payment }: { payment: Submission }) => {
  const { totalCents } = paidPlan(payment);
  return (
    <>
      <p>{`Paid at checkout: ${formatCents(totalCents)}.`}</p>
      <div className="flex flex-wrap gap-3">
        {totalCents > 0 && (
          <ButtonLink size="small" to={href('receipt', { order: payment.id })}>
            Receipt
          </ButtonLink>
        )}
        <AccountOffer what="order" email={summarizeSubmission(payment).email} size="small" />
      </div>
    </>
  );
};
