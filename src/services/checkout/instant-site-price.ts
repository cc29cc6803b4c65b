import { instantSite, instantSiteFormPriceCents } from '../../content/catalogue/plans';
import { formatCentsExactly } from '../../content/format/money';
import { site } from '../../content/site/site';
import { isRecord } from '../../lib/is-record';
import { oldestFirst } from '../../storage/history-entry';
import type { Submission } from '../../storage/schema';
import { isSentHere, isVisitors, type Visitor } from '../submissions/owner';
import { numberOfId, summarizeSubmission } from '../submissions/summary';
import { normalizeCode } from './checkout';

/** `card`: the package is charged. `test`: the test code makes it free. `paid`: it was paid at checkout already. */
export type InstantSitePayment = 'card' | 'test' | 'paid';

export type InstantSitePrice = {
  payment: InstantSitePayment;
  /** Id of the checkout submission that pays for the order, if `payment` is 'paid'. */
  paidBy?: string;
  lines: readonly { label: string; cents: number }[];
  totalCents: number;
};

export const testCode = normalizeCode(site.instantSiteTestCode);

export const isTestCode = (typed: string): boolean => testCode !== '' && normalizeCode(typed) === testCode;

const packageLine = { label: instantSite.packageName, cents: instantSiteFormPriceCents };

/** Id of the checkout submission that an Instant Site order names as its payment. */
export const paidByOf = ({ kind, answers: { payment } }: Submission): unknown =>
  kind === 'instant-site' && isRecord(payment) ? payment.paidBy : undefined;

/** The number of what was sent, made from its id; of the checkout, where one paid for a site. */
export const numberOf = (submission: Submission): string => {
  const paidBy = paidByOf(submission);
  return numberOfId(typeof paidBy === 'string' ? paidBy : submission.id);
};

/** Whether the checkout submission with this id is stored and no order names it, because each pays for one order. */
export const isUnused = (submissions: readonly Submission[], id: string): boolean =>
  submissions.some((one) => one.id === id) && !submissions.some((one) => paidByOf(one) === id);

export const isSitePayment = ({ kind, answers }: Submission): boolean =>
  kind === 'checkout' && answers.plan === 'instant-site';

/** Whether a submission is a payment for an Instant Site at checkout whose setup form was not sent yet. @param all every stored submission */
export const isSetupOpen = (submission: Submission, all: readonly Submission[]): boolean =>
  isSitePayment(submission) && isUnused(all, submission.id);

/** What the visitor has paid for Instant Sites at checkout, oldest first. */
const paymentsOf = (submissions: readonly Submission[], visitor: Visitor) =>
  submissions.filter((one) => isSitePayment(one) && isVisitors(one, visitor)).toSorted(oldestFirst);

export const unusedPayments = (submissions: readonly Submission[], visitor: Visitor): readonly Submission[] =>
  paymentsOf(submissions, visitor).filter(({ id }) => isUnused(submissions, id));

export const unusedPayment = (submissions: readonly Submission[], visitor: Visitor): Submission | null =>
  unusedPayments(submissions, visitor)[0] ?? null;

/**
 * Whether an order that was sent from another tab has used the last payment of this tab: one that it sent, or has shown.
 * Payments of other tabs do not count, because a second site is no mistake.
 * @param shownId id of the payment that this tab has shown
 */
export const isPaymentUsed = (
  submissions: readonly Submission[],
  visitor: Visitor,
  shownId: string | null = null,
): boolean => {
  const last = paymentsOf(submissions, visitor).findLast((one) => one.id === shownId || isSentHere(one, visitor));
  const order = last && submissions.find((one) => paidByOf(one) === last.id);
  return order !== undefined && unusedPayment(submissions, visitor) === null && !isSentHere(order, visitor);
};

/** The price of the package in whole cents, with a typed code and what the visitor has paid at checkout. */
export const priceInstantSite = (
  typedCode: string,
  submissions: readonly Submission[],
  visitor: Visitor,
): InstantSitePrice => {
  const paid = unusedPayment(submissions, visitor);
  const freeBy = (label: string) => ({ lines: [packageLine, { label, cents: -packageLine.cents }], totalCents: 0 });
  if (paid) {
    const amount = formatCentsExactly(summarizeSubmission(paid).totalCents ?? 0);
    return { payment: 'paid', paidBy: paid.id, ...freeBy(`Covered by your payment of ${amount}`) };
  }
  if (isTestCode(typedCode)) return { payment: 'test', ...freeBy('Test discount') };
  return { payment: 'card', lines: [packageLine], totalCents: packageLine.cents };
};
