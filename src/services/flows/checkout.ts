/** Paying for a plan at `/payment`. Nothing is charged in reality; card details go to the payment provider only. */

import {
  type CheckoutPlan,
  type CheckoutPlanId,
  checkoutPlans,
  type DiscountCode,
  defaultCheckoutPlanId,
  discountCodes,
} from '../../content/catalogue/plans';
import { percentOf } from '../../content/format/money';
import { plainDigits } from '../../lib/characters';
import { createId } from '../../lib/create-id';
import { onlyValue } from '../../lib/links';
import type { Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { now } from '../clock';
import { isServiceError, ServiceError } from '../errors';
import { type Payment, payFor } from '../payments/pay';
import type { Card } from '../payments/port';
import { isVisitors, readVisitor } from '../submissions/owner';
import { isSent, keptAnswers } from '../submissions/submissions';
import { fulfillPlan, isPlanId, unlockNextStep } from './plan-order';

/** The plan in the `plan` parameter; the default plan if it is absent, unknown or given twice. */
export const planFromQuery = (query: URLSearchParams): CheckoutPlanId => {
  const given = onlyValue(query, 'plan');
  return isPlanId(given) ? given : defaultCheckoutPlanId;
};

/** A discount code in the form in which codes are compared: trimmed, in capitals, and with plain digits. */
export const normalizeCode = (typed: string): string => plainDigits(typed).trim().toUpperCase();

/** The discount of a typed code, or null if checkout does not know the code. */
const findDiscount = (typed: string): DiscountCode | null =>
  discountCodes.find(({ code }) => code === normalizeCode(typed)) ?? null;

export type CheckoutPrice = {
  plan: CheckoutPlan;
  /** Null without a code, or with one that checkout does not know. */
  discount: (DiscountCode & { cents: number }) | null;
  subtotalCents: number;
  totalCents: number;
};

/** The price of a plan with a discount code, in whole cents, never below zero. */
export const priceCheckout = (planId: CheckoutPlanId, typedCode: string): CheckoutPrice => {
  const plan = checkoutPlans[planId];
  const found = findDiscount(typedCode);
  const discount = found && {
    ...found,
    cents: Math.min(plan.amountCents, percentOf(plan.amountCents, found.percentOff)),
  };
  return { plan, discount, subtotalCents: plan.amountCents, totalCents: plan.amountCents - (discount?.cents ?? 0) };
};

/** The answers of the checkout form, without the card. */
export type CheckoutAnswers = {
  email: string;
  emailUpdates: boolean;
  country: string;
  firstName: string;
  lastName: string;
  address: string;
  city: string;
  state: string;
  zip: string;
};

export type CheckoutOrder = {
  planId: CheckoutPlanId;
  discountCode: string;
  answers: CheckoutAnswers;
  /**
   * Ids of the payments that the page has shown. If another tab has paid for the plan since, this order is refused, so that
   * nobody pays twice without having seen it.
   */
  known?: readonly string[];
  card?: Card;
};

/** Ids of all plan payments in this browser, for `CheckoutOrder.known`. */
export const readPaymentIds = (): readonly string[] =>
  store
    .read(keys.submissions)
    .filter(({ kind }) => kind === 'checkout')
    .map(({ id }) => id);

/**
 * A payment for the same plan that the page has not shown: the visitor's own; or a signed-out visitor's with the
 * same answers, who may be the visitor in another tab. The discount code may differ.
 */
const findPaidElsewhere = (
  reader: Pick<Transaction, 'read' | 'inspect'>,
  { planId, answers, known }: CheckoutOrder,
): Submission | undefined => {
  if (!known) return undefined;
  const visitor = readVisitor(reader);
  const isSame = (entry: Submission) =>
    entry.owner === undefined && Object.entries(answers).every(([name, value]) => entry.answers[name] === value);
  return reader
    .read(keys.submissions)
    .find(
      (entry) =>
        entry.kind === 'checkout' &&
        !known.includes(entry.id) &&
        entry.answers.plan === planId &&
        (isVisitors(entry, visitor) || isSame(entry)),
    );
};

/**
 * Pays for a plan, with the simulated delay.
 * @param order its `card` goes to the payment provider and no further
 * @param attempt idempotency key: sending it twice, even from a duplicated tab, stores one submission
 * @returns the stored submission, its `totalAmount` in US dollars
 * @throws {ServiceError} 'paid-elsewhere': another tab has paid for the same order; nothing was charged, and the next
 *   step is unlocked in this tab, too; and what `payFor` throws
 * @throws {StorageWriteError} nothing was written
 */
export const payForPlan = async (
  order: CheckoutOrder,
  attempt = createId(),
  clock = now,
): Promise<Payment<Submission>> => {
  const { planId } = order;
  const { plan, discount, totalCents } = priceCheckout(planId, order.discountCode);
  const answers = keptAnswers('checkout', {
    ...order.answers,
    plan: planId,
    discountCode: discount?.code ?? '',
    totalAmount: totalCents / 100,
  });
  return payFor({
    order: { kind: 'checkout', attempt, answers },
    fulfill: fulfillPlan,
    amountCents: totalCents,
    description: plan.name,
    card: order.card,
    validate: (tx) => {
      if (isSent(tx, { kind: 'checkout', answers, id: attempt })) return true;
      if (findPaidElsewhere(tx, order)) throw new ServiceError('paid-elsewhere');
      return false;
    },
    clock,
  }).catch(async (error: unknown) => {
    const paid = isServiceError(error, 'paid-elsewhere') && findPaidElsewhere(store, order);
    if (paid) await store.transact((tx) => unlockNextStep(tx, planId, paid));
    throw error;
  });
};
