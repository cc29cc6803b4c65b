import { type CheckoutPlan, type CheckoutPlanId, checkoutPlanIds, checkoutPlans } from '../../content/catalogue/plans';
import type { Submission, SubmissionOrder } from '../../storage/schema';
import * as keys from '../../storage/schema';
import type { Transaction } from '../../storage/store';
import { now } from '../clock';
import type { Fulfill } from '../payments/settle';
import { customerOf, rememberSentHere } from '../submissions/owner';
import { keepSubmission } from '../submissions/submissions';

/** The plan that an order names; null if checkout does not have it. */
export const knownPlan = ({ answers: { plan } }: Pick<Submission, 'answers'>): CheckoutPlan | null => {
  const id = checkoutPlanIds.find((one) => one === plan);
  return id === undefined ? null : checkoutPlans[id];
};

/** Unlocks the next step: the thank-you page. The Instant Site form needs no more than the submission, an unknown plan has none. */
export const unlockNextStep = (tx: Transaction, planId: CheckoutPlanId | undefined, { id }: Submission) => {
  rememberSentHere(tx, id);
  if (planId !== undefined && planId !== 'instant-site') tx.write(keys.onboardingComplete, true);
};

/** The plan that its customer chose at sign-up is paid now. */
const removeChosenPlan = (tx: Transaction, order: Submission) => {
  const [customer, plan] = [customerOf(order), knownPlan(order)];
  if (customer === null || plan === null) return;
  const key = keys.chosenPlanOf(customer);
  if (tx.read(key)?.plan === plan.id) tx.remove(key);
};

/** 'Agency Service'; 'Plan' for one that checkout does not have. */
export const planName = (order: Submission): string => knownPlan(order)?.name ?? 'Plan';

/** When a plan began: the start of the payer's day, else, for older orders, the moment of payment. */
export const planStart = ({ day, date }: Pick<Submission, 'date'> & { day?: string | undefined }): Date =>
  new Date(day === undefined ? date : `${day}T00:00`);

export const fulfillPlan: Fulfill<SubmissionOrder, Submission> = (tx, { order, reference, isRepeat, owner }) => {
  const { attempt: id, answers } = order;
  const payment = isRepeat ? undefined : reference;
  const { entry, isNew } = keepSubmission(tx, { kind: 'checkout', answers, id, at: now(), payment, owner });
  if (isNew) removeChosenPlan(tx, entry);
  if (isNew && typeof answers.discountCode === 'string' && answers.discountCode !== '')
    tx.write(keys.discountUsed, answers.discountCode);
  // A duplicated tab may have sent the order before, but each tab unlocks its own next step.
  unlockNextStep(tx, knownPlan({ answers })?.id, entry);
  return entry;
};
