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
import type { Fulfill } from '../payments/settle';
import { customerOf, rememberSentHere } from '../submissions/owner';
import { type Answers, keepSubmission } from '../submissions/submissions';
import { summarizeSubmission } from '../submissions/summary';

export const isPlanId = (value: unknown): value is CheckoutPlanId => checkoutPlanIds.some((id) => id === value);

/** Unlocks the next step: the thank-you page. The Instant Site form needs no more than the submission. */
export const unlockNextStep = (tx: Transaction, planId: CheckoutPlanId, { id }: Submission) => {
  rememberSentHere(tx, id);
  if (planId !== 'instant-site') tx.write(keys.onboardingComplete, true);
};

const orderedPlan = ({ plan }: Answers): CheckoutPlanId => (isPlanId(plan) ? plan : defaultCheckoutPlanId);

/** The plan that its customer chose at sign-up is paid now. */
const removeChosenPlan = (tx: Transaction, order: Submission) => {
  const customer = customerOf(order);
  if (customer === null) return;
  const key = keys.chosenPlanOf(customer);
  if (tx.read(key)?.plan === orderedPlan(order.answers)) tx.remove(key);
};

export const knownPlan = ({ answers: { plan } }: Submission): CheckoutPlan | null =>
  isPlanId(plan) ? checkoutPlans[plan] : null;

/** 'Agency Service'; 'Plan' for one that checkout does not have. */
export const planName = (order: Submission): string => knownPlan(order)?.name ?? 'Plan';

/** When a plan began: the start of the payer's day, else, for older orders, the moment of payment. */
export const planStart = ({ day, date }: Pick<Submission, 'date'> & { day?: string | undefined }): Date =>
  new Date(day === undefined ? date : `${day}T00:00`);

/** The plan of a paid order, the default one if it names none, and what was paid, in cents. */
export const paidPlan = (order: Submission): { plan: CheckoutPlan; totalCents: number } => ({
  plan: checkoutPlans[orderedPlan(order.answers)],
  totalCents: summarizeSubmission(order).totalCents ?? 0,
});

export const fulfillPlan: Fulfill<SubmissionOrder, Submission> = (tx, { order, reference, isRepeat, owner }, at) => {
  const { attempt: id, answers } = order;
  const payment = isRepeat ? undefined : reference;
  const { entry, isNew } = keepSubmission(tx, { kind: 'checkout', answers, id, at, payment, owner });
  if (isNew) removeChosenPlan(tx, entry);
  if (isNew && typeof answers.discountCode === 'string' && answers.discountCode !== '')
    tx.write(keys.discountUsed, answers.discountCode);
  // Also if a duplicated tab has sent it before, because the next step is unlocked per tab.
  unlockNextStep(tx, orderedPlan(answers), entry);
  return entry;
};
