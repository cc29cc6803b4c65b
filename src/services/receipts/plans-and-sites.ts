import { formatCents } from '../../content/format/money';
import { plural } from '../../content/format/numbers';
import type { Submission } from '../../storage/schema';
import { store } from '../../storage/store';
import { isVisitors, readVisitor } from '../submissions/owner';
import { readSubmissions } from '../submissions/submissions';
import { summarizeSubmission } from '../submissions/summary';
import { itemOf, receiptOrderOf } from './receipt-order';

/** A payment above $0 at checkout or in the Instant Site form; `id` is that of the order that has its receipt. */
export type PlanPayment = { id: string; date: string; item: string; totalCents: number };

/** In the order of `some`. An Instant Site that was paid at checkout has no payment of its own. @param all every stored submission */
export const paymentsAmong = (some: readonly Submission[], all: readonly Submission[]): PlanPayment[] => {
  const paid = some.filter((one) => receiptOrderOf(one, all) === one);
  // Damaged storage may have an order twice; its receipt is one.
  const each = [...new Map(paid.map((one) => [one.id, one])).values()];
  return each.map((order) => ({
    id: order.id,
    date: order.date,
    item: itemOf(order),
    totalCents: summarizeSubmission(order).totalCents ?? 0,
  }));
};

/** '2 payments, $5,650'. */
export const paymentsText = (payments: readonly PlanPayment[]): string =>
  `${plural(payments.length, 'payment')}, ${formatCents(payments.reduce((sum, { totalCents }) => sum + totalCents, 0))}`;

export const readPlansAndSites = (): PlanPayment[] => {
  const [all, visitor] = [readSubmissions(), readVisitor(store)];
  return paymentsAmong(
    all.filter((one) => isVisitors(one, visitor)),
    all,
  );
};
