/** Which order has the receipt of a submission, and what the pages after its payment show. */
import { instantSite } from '../../content/catalogue/plans';
import { nextMonthlyDate } from '../../lib/dates';
import type { Submission } from '../../storage/schema';
import { paidByOf } from '../checkout/instant-site-price';
import { knownPlan, planName, planStart } from '../checkout/plan-order';
import { isSentHere, isVisitors, type Visitor } from '../submissions/owner';
import { summarizeSubmission } from '../submissions/summary';

const totalOf = (submission: Submission) => summarizeSubmission(submission).totalCents ?? 0;

/** The order itself, or the checkout that has paid for an Instant Site. Null where nothing was paid. */
export const receiptOrderOf = (submission: Submission, all: readonly Submission[]): Submission | null => {
  const paidBy = paidByOf(submission);
  const order = paidBy === undefined ? submission : all.find((one) => one.id === paidBy && one.kind === 'checkout');
  const isOrder = order?.kind === 'checkout' || order?.kind === 'instant-site';
  return order && isOrder && totalOf(order) > 0 ? order : null;
};

/** The name of the purchased item; '' if the submission is not an order. */
export const itemOf = (order: Submission): string =>
  order.kind === 'instant-site' ? instantSite.packageName : order.kind === 'checkout' ? planName(order) : '';

/** The reference that pages print: that of the payment, if there is one. */
export const shownReference = (submission: Submission, all: readonly Submission[]): string => {
  const { payment, id } = receiptOrderOf(submission, all) ?? submission;
  return payment ?? id;
};

/** What pages print of a submission beside its answers. */
export const printedOf = (submission: Submission, all: readonly Submission[]): string[] => [
  itemOf(submission),
  shownReference(submission, all),
];

export const paidOrderOf = (order: Submission, all: readonly Submission[], now: Date) => {
  const receipt = receiptOrderOf(order, all);
  const isMonthly = order.kind === 'checkout' && knownPlan(order)?.billing === 'monthly';
  return {
    item: itemOf(order),
    totalCents: totalOf(receipt ?? order),
    reference: shownReference(order, all),
    receiptId: receipt?.id ?? null,
    nextCharge: isMonthly ? nextMonthlyDate(planStart(order), now) : null,
  };
};

const isPlan = ({ kind, answers }: Submission) => kind === 'checkout' && answers.plan !== 'instant-site';

/** The plan that this tab has paid for, if it has sent no brief since: the thank-you page is about the last of both. */
export const lastPlanSent = (all: readonly Submission[], visitor: Visitor): Submission | null => {
  const last = all.findLast(
    (one) => (isPlan(one) || one.kind === 'onboarding') && isSentHere(one, visitor) && isVisitors(one, visitor),
  );
  return last?.kind === 'checkout' ? last : null;
};
