/** Paying for a plan at `/payment`. Nothing is charged in reality; card details go to the payment provider only. */

import {
  type CheckoutPlanId,
  checkoutPlans,
  defaultCheckoutPlanId,
  discountCodes,
} from '../../content/catalogue/plans';
import { percentOf } from '../../content/format/money';
import { plainDigits } from '../../lib/characters';
import { createId } from '../../lib/random';
import type { Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { isServiceError, ServiceError } from '../errors';
import { payFor } from '../payments/pay';
import type { Card } from '../payments/port';
import type { Payment } from '../payments/settle';
import { isVisitors, readVisitor } from '../submissions/owner';
import { isSent, keptAnswers } from '../submissions/submissions';
import { accountPlanFromQuery } from '../trial/chosen-plan';
import { fulfillPlan, unlockNextStep } from './plan-order';

export const planFromQuery = (query: URLSearchParams): CheckoutPlanId =>
  accountPlanFromQuery(query) ?? defaultCheckoutPlanId;

export const normalizeCode = (typed: string): string => plainDigits(typed).trim().toUpperCase();

export type CheckoutPrice = ReturnType<typeof priceCheckout>;

/** `discount` is null without a code, or with one that checkout does not know. */
export const priceCheckout = (planId: CheckoutPlanId, typedCode: string) => {
  const plan = checkoutPlans[planId];
  const found = discountCodes.find(({ code }) => code === normalizeCode(typedCode));
  const centsOff = Math.min(plan.amountCents, percentOf(plan.amountCents, found?.percentOff ?? 0));
  const discount = found ? { ...found, cents: centsOff } : null;
  return { plan, discount, subtotalCents: plan.amountCents, totalCents: plan.amountCents - centsOff };
};

export type CheckoutAnswers = { emailUpdates: boolean } & Record<
  'email' | 'country' | 'firstName' | 'lastName' | 'address' | 'city' | 'state' | 'zip',
  string
>;

export type CheckoutOrder = {
  planId: CheckoutPlanId;
  discountCode: string;
  answers: CheckoutAnswers;
  /** Ids of the payments that the page has shown: after another one the order is refused, so that nobody pays twice by mistake. */
  known?: readonly string[];
  card?: Card;
};

export const readPaymentIds = (): readonly string[] =>
  store
    .read(keys.submissions)
    .filter(({ kind }) => kind === 'checkout')
    .map(({ id }) => id);

/** A payment that the page has not shown: the visitor's own, or a signed-out one with the same answers, which another tab may have sent. */
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

/** Pays for a plan, once an `attempt`. @throws {ServiceError} 'paid-elsewhere' (then unlocked here, too), and what `payFor` throws */
export const payForPlan = async (order: CheckoutOrder, attempt = createId()): Promise<Payment<Submission>> => {
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
  }).catch(async (error: unknown) => {
    const paid = isServiceError(error, 'paid-elsewhere') && findPaidElsewhere(store, order);
    if (paid) await store.transact((tx) => unlockNextStep(tx, planId, paid));
    throw error;
  });
};
