/** Paying for a plan at `/payment` (spec, account area, sections 4 and 5). Nothing is charged; card data never gets here. */

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

/** The plan that `?plan=` names. Absent, unknown or given twice, it is the default plan. */
export const planFromQuery = (query: URLSearchParams): CheckoutPlanId => {
  const [given, ...more] = query.getAll('plan');
  return more.length === 0 && isPlanId(given) ? given : defaultCheckoutPlanId;
};

/** A code as it is compared: without surrounding spaces, in capitals. */
export const normaliseCode = (typed: string): string => typed.trim().toUpperCase();

/** The discount that a typed code gives at checkout, or null. */
const findDiscount = (typed: string): DiscountCode | null =>
  discountCodes.find(({ code }) => code === normaliseCode(typed)) ?? null;

export type CheckoutPrice = {
  plan: CheckoutPlan;
  /** Absent codes and codes that checkout does not know give none. */
  discount: (DiscountCode & { cents: number }) | null;
  subtotalCents: number;
  totalCents: number;
};

/** What a plan costs with a code, in whole cents, never below zero. */
export const priceCheckout = (planId: CheckoutPlanId, typedCode: string): CheckoutPrice => {
  const plan = checkoutPlans[planId];
  const found = findDiscount(typedCode);
  const discount = found && {
    ...found,
    cents: Math.min(plan.amountCents, percentOf(plan.amountCents, found.percentOff)),
  };
  return { plan, discount, subtotalCents: plan.amountCents, totalCents: plan.amountCents - (discount?.cents ?? 0) };
};

/** What checkout asks for, card aside. */
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
  /** Ids of the payments that were there when the visitor last looked. The same order paid since then is refused. */
  known?: readonly string[];
};

/** The ids of all payments for plans in this browser, for `CheckoutOrder.known`. */
export const readPaymentIds = (): readonly string[] =>
  store
    .read(keys.submissions)
    .filter(({ kind }) => kind === 'checkout')
    .map(({ id }) => id);

/** A payment of the same buyer for the same plan that the visitor does not know of; the code does not count. */
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

/** What the payment opens: the Instant Site form without a second charge, or the page that says thank you. */
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
