/** Paying for a plan at `/payment`. Card data is never passed to this module. */

import {
  type CheckoutPlan,
  type CheckoutPlanId,
  checkoutPlanIds,
  checkoutPlans,
  type DiscountCode,
  defaultCheckoutPlanId,
  discountCodes,
} from '../../content/catalogue/plans';
import { percentOf } from '../../content/format/money';
import type { Submission } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { now } from '../clock';
import { delay } from '../delays';
import { isServiceError, ServiceError } from '../errors';
import { summariseSubmission } from './submission-summary';
import { submit } from './submissions';

const isPlanId = (text: string | undefined): text is CheckoutPlanId => checkoutPlanIds.some((id) => id === text);

/** The plan in the `plan` parameter; the default plan if it is absent, unknown or given twice. */
export const planFromQuery = (query: URLSearchParams): CheckoutPlanId => {
  const [given, ...more] = query.getAll('plan');
  return more.length === 0 && isPlanId(given) ? given : defaultCheckoutPlanId;
};

/** A discount code in the form in which codes are compared: trimmed and in capitals. */
export const normaliseCode = (typed: string): string => typed.trim().toUpperCase();

/** The discount of a typed code, or null if checkout does not know the code. */
const findDiscount = (typed: string): DiscountCode | null =>
  discountCodes.find(({ code }) => code === normaliseCode(typed)) ?? null;

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
  /** Ids of the payments that existed when the page was shown. If another tab has paid the same order since, this one is refused. */
  known?: readonly string[];
};

/** Ids of all plan payments in this browser, for `CheckoutOrder.known`. */
export const readPaymentIds = (): readonly string[] =>
  store
    .read(keys.submissions)
    .filter(({ kind }) => kind === 'checkout')
    .map(({ id }) => id);

/** A payment for the same plan with the same answers that another tab made since the page was shown. Codes are not compared. */
const findTwin = (sent: readonly Submission[], { planId, answers, known }: CheckoutOrder, ownId?: string) =>
  known &&
  sent.find(
    (entry) =>
      entry.kind === 'checkout' &&
      entry.id !== ownId &&
      !known.includes(entry.id) &&
      entry.answers.plan === planId &&
      Object.entries(answers).every(([name, value]) => entry.answers[name] === value),
  );

/** Opens the next step: a receipt for the Instant Site form, so that it does not charge again, or the thank-you page. */
const openNext = (tx: Transaction, planId: CheckoutPlanId, entry: Submission) => {
  const { id, date } = entry;
  const totalCents = summariseSubmission(entry).totalCents ?? 0;
  if (planId === 'instant-site')
    tx.write(keys.checkoutReceipts, [
      ...tx.read(keys.checkoutReceipts).filter(({ submission }) => submission !== id),
      { submission: id, plan: planId, totalCents, date },
    ]);
  else tx.write(keys.onboardingComplete, true);
};

/**
 * Pays for a plan after the simulated delay: submission, used discount and what comes next are written in one step.
 * @param attempt names this order, so that sending it twice, also from a copy of the tab, keeps one entry
 * @returns the entry as it is kept, its `totalAmount` in US dollars
 * @throws {ServiceError} 'paid-elsewhere': another tab has paid the same meanwhile; nothing was charged, and what that
 *   payment opens is open in this tab, too
 * @throws {StorageWriteError} nothing was written
 */
export const payForPlan = async (order: CheckoutOrder, attempt?: string, clock = now): Promise<Submission> => {
  const { planId, answers } = order;
  const { discount, totalCents } = priceCheckout(planId, order.discountCode);
  await delay('checkout');
  const send = submit(
    'checkout',
    { ...answers, plan: planId, discountCode: discount?.code ?? '', totalAmount: totalCents / 100 },
    (tx, entry) => {
      if (findTwin(tx.read(keys.submissions), order, entry.id)) throw new ServiceError('paid-elsewhere');
      if (discount) tx.write(keys.discountUsed, discount.code);
      openNext(tx, planId, entry);
    },
    { at: clock(), ...(attempt !== undefined && { id: attempt }) },
  );
  const { entry, isNew } = await send.catch(async (error: unknown) => {
    const twin = isServiceError(error, 'paid-elsewhere') && findTwin(store.read(keys.submissions), order);
    if (twin) await store.transact((tx) => openNext(tx, planId, twin));
    throw error;
  });
  // Sent before from the tab that this one is a copy of: what comes next is kept per tab.
  if (!isNew) await store.transact((tx) => openNext(tx, planId, entry));
  return entry;
};
