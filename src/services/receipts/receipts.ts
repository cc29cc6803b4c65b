import { creditPacks } from '../../content/catalogue/credits';
import { type CheckoutPlan, discountCodes } from '../../content/catalogue/plans';
import { toCents } from '../../content/format/money';
import { formatCount } from '../../content/format/numbers';
import { addDays, formatDay, nextMonthlyDate } from '../../lib/dates';
import type { PurchaseEntry, Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { nameToShow } from '../account/account-data';
import { isSetupOpen, numberOf } from '../checkout/instant-site-price';
import { knownPlan, planStart } from '../checkout/plan-order';
import { readAccount } from '../credits/history';
import { isVisitors, readVisitor } from '../submissions/owner';
import { summarizeSubmission } from '../submissions/summary';
import { itemOf, receiptOrderOf, shownReference } from './receipt-order';

export type Receipt = {
  /** The number of what was ordered; credits have none. */
  number?: string;
  reference: string;
  date: string;
  name: string | null;
  email: string | null;
  item: string;
  /** What a monthly payment is for: 'November 24, 2026 to December 23, 2026'. */
  period?: string | undefined;
  /** Negative cents. */
  discount?: { label: string; cents: number } | undefined;
  /** The payment method. Nothing of a card is known. */
  method: string;
  session?: string | undefined;
  totalCents: number;
  /** Whether it is for an Instant Site whose setup form was not sent yet. */
  isSetupOpen?: boolean;
};

/** 'Professional pack × 2, 1,000 credits' where credits and amount fit a pack; else the description in the history. */
export const creditsItem = ({ credits, amount, description }: PurchaseEntry): string => {
  const pack = creditPacks.find(
    (one) => credits % one.credits === 0 && (one.priceCents * credits) / one.credits === toCents(amount),
  );
  if (!pack || credits === 0) return description;
  const count = credits / pack.credits;
  return `${pack.name} pack${count === 1 ? '' : ` × ${formatCount(count)}`}, ${formatCount(credits)} credits`;
};

export const purchaseReceipt = (entry: PurchaseEntry): Receipt => ({
  reference: entry.id,
  date: entry.date,
  name: nameToShow(store.read(keys.userName), store.read(keys.userEmail)),
  email: store.read(keys.userEmail),
  item: creditsItem(entry),
  method: entry.stripeSessionId === undefined ? 'Card' : 'The payment provider’s page',
  session: entry.stripeSessionId,
  totalCents: toCents(entry.amount),
});

const periodOf = (order: Submission): string => {
  const start = planStart(order);
  return `${formatDay(start)} to ${formatDay(addDays(nextMonthlyDate(start, start), -1))}`;
};

/** The discount of a code, in cents: computed from its rate, because the plan may have had another price then. */
const discountOf = (code: string, totalCents: number, plan: CheckoutPlan): number => {
  const known = discountCodes.find((one) => one.code === code);
  const listed = known ? Math.round((totalCents * 100) / (100 - known.percentOff)) : plan.amountCents;
  return Math.min(0, totalCents - listed);
};

/** @param all every stored submission */
export const orderReceipt = (order: Submission, all: readonly Submission[]): Receipt => {
  const { who, email, totalCents } = summarizeSubmission(order);
  const total = totalCents ?? 0;
  const { discountCode } = order.answers;
  const plan = order.kind === 'checkout' ? knownPlan(order) : null;
  const hasCode = plan !== null && typeof discountCode === 'string' && discountCode !== '';
  return {
    number: numberOf(order),
    reference: shownReference(order, all),
    date: order.date,
    name: who === email ? null : who,
    email: email ?? order.owner ?? null,
    item: itemOf(order),
    period: plan?.billing === 'monthly' ? periodOf(order) : undefined,
    discount: hasCode ? { label: discountCode, cents: discountOf(discountCode, total, plan) } : undefined,
    method: 'Card',
    totalCents: total,
    isSetupOpen: isSetupOpen(order, all),
  };
};

/** What the address of a receipt names: an order, or an entry of the history with its date, because ids may repeat. */
export type ReceiptAddress = Readonly<Partial<Record<'order' | 'entry' | 'date', string | null>>>;

/** The receipt, if the visitor may see it: a customer their own; signed out, only what this tab has sent. Null for $0, too. */
export const readReceipt = ({ order, entry, date }: ReceiptAddress): Receipt | null => {
  const visitor = readVisitor(store);
  if (typeof order === 'string') {
    const all = store.read(keys.submissions);
    const found = all.find(({ id }) => id === order);
    const paid = found && isVisitors(found, visitor) && receiptOrderOf(found, all);
    return paid ? orderReceipt(paid, all) : null;
  }
  if (visitor.email === null) return null;
  const purchases = readAccount().statements.filter((one) => one.type === 'purchase' && one.id === entry);
  const purchase = purchases.find((one) => one.date === date) ?? purchases[0];
  return purchase?.type === 'purchase' ? purchaseReceipt(purchase) : null;
};
