import { useState } from 'react';
import { ButtonLink } from '../../../components/ui/button';
import { type CheckoutPlanId, checkoutPlans } from '../../../content/catalogue/plans';
import { formatCents } from '../../../content/format/money';
import { formatDateTime } from '../../../lib/dates';
import { href } from '../../../paths';
import { isVisitors } from '../../../services/account/submission-owner';
import { unusedPayment } from '../../../services/flows/instant-site-price';
import { paidPlan } from '../../../services/flows/plan-order';
import { onboardingComplete, type Submission, submissions } from '../../../storage/schema';
import { useStored } from '../../../storage/use-stored';
import { useVisitor } from '../parts/use-visitor';

/** The next page after a paid order, and the text of the link to it. */
export const nextAfterPaying = (planId: CheckoutPlanId): { to: string; text: string } =>
  planId === 'instant-site'
    ? { to: href('instantSiteForm'), text: 'Continue to the setup form' }
    : { to: href('onboardingSuccess'), text: 'See what happens next' };

/** The visitor's payment for the plan: of an Instant Site that is not ordered yet, or of a subscription. */
const usePaid = (planId: CheckoutPlanId): Submission | null => {
  const visitor = useVisitor();
  const sent = useStored(submissions);
  const isNextOpen = useStored(onboardingComplete);
  if (planId === 'instant-site') return unusedPayment(sent, visitor);
  const isPayment = (submission: Submission) =>
    submission.kind === 'checkout' && submission.answers.plan === planId && isVisitors(submission, visitor);
  return (isNextOpen && sent.findLast(isPayment)) || null;
};

/** A notice above the checkout form that this plan is paid already, with a link to the next step. */
export const PaidAlready = ({ planId }: { planId: CheckoutPlanId }) => {
  // Read once when mounted: the notice must not appear between paying and the navigation that follows.
  const [paid] = useState(usePaid(planId));
  if (!paid) return null;
  const next = nextAfterPaying(planId);
  return (
    <section
      aria-labelledby="paid-heading"
      className="flex flex-wrap items-center gap-x-8 gap-y-4 border-moss border-l-8 bg-ground-raised p-5"
    >
      <div className="grid max-w-measure grow basis-80 gap-1">
        <h2 id="paid-heading" className="text-subheading">
          {`${checkoutPlans[planId].name} is paid`}
        </h2>
        <p>
          {`You paid ${formatCents(paidPlan(paid).totalCents)} on ${formatDateTime(paid.date)}${
            planId === 'instant-site'
              ? ', and the setup form will not charge you again. If you pay here again, you buy a second site.'
              : '. If you pay here again, you pay for it twice.'
          }`}
        </p>
      </div>
      <ButtonLink to={next.to}>{next.text}</ButtonLink>
    </section>
  );
};
