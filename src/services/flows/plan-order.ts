/** What a paid plan is: the order that is kept, and what comes next. */
import {
  type CheckoutPlan,
  type CheckoutPlanId,
  checkoutPlanIds,
  checkoutPlans,
  defaultCheckoutPlanId,
} from '../../content/catalogue/plans';
import type { Submission, SubmissionOrder } from '../../storage/schema';
import * as keys from '../../storage/schema';
import type { Transaction } from '../../storage/store';
import type { Fulfilment } from '../payments/fulfilment';
import { summariseSubmission } from './submission-summary';
import { type Answers, keepSubmission } from './submissions';

/** Whether a text is the id of a plan. */
export const isPlanId = (text: string | undefined): text is CheckoutPlanId => checkoutPlanIds.some((id) => id === text);

/** Opens the next step: a receipt for the Instant Site form, so that it does not charge again, or the thank-you page. */
export const allowNextStep = (tx: Transaction, planId: CheckoutPlanId, entry: Submission) => {
  const { id, date } = entry;
  const totalCents = summariseSubmission(entry).totalCents ?? 0;
  if (planId === 'instant-site')
    tx.write(keys.checkoutReceipts, [
      ...tx.read(keys.checkoutReceipts).filter(({ submission }) => submission !== id),
      { submission: id, plan: planId, totalCents, date },
    ]);
  else tx.write(keys.onboardingComplete, true);
};

const orderedPlan = ({ plan }: Answers): CheckoutPlanId =>
  typeof plan === 'string' && isPlanId(plan) ? plan : defaultCheckoutPlanId;

/** The plan that an order paid for, and what was paid, in cents. */
export const paidPlan = (order: Submission): { plan: CheckoutPlan; totalCents: number } => ({
  plan: checkoutPlans[orderedPlan(order.answers)],
  totalCents: summariseSubmission(order).totalCents ?? 0,
});

/** Keeps a paid order: submission, used discount and what comes next are written in one step. */
export const planFulfilment: Fulfilment<SubmissionOrder, Submission> = {
  kind: 'checkout',
  apply: (tx, { order, reference, isRepeat }, at) => {
    const { attempt: id, answers } = order;
    const payment = isRepeat ? undefined : reference;
    const { entry } = keepSubmission(tx, { kind: 'checkout', answers, id, at, payment }, () => {
      if (typeof answers.discountCode === 'string' && answers.discountCode !== '')
        tx.write(keys.discountUsed, answers.discountCode);
    });
    // Also where it was sent before, from the tab that this one is a copy of: what comes next is kept per tab.
    allowNextStep(tx, orderedPlan(answers), entry);
    return entry;
  },
};
