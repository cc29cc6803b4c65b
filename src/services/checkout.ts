/** Paying for a plan at `/payment` (spec, account area, sections 4 and 5). Nothing is charged; card data never gets here. */
import {
  type CheckoutPlan,
  type CheckoutPlanId,
  checkoutPlanIds,
  checkoutPlans,
  type DiscountCode,
  defaultCheckoutPlanId,
  discountCodes,
} from '../content/plans';
import { percentOf } from '../lib/money';
import type { Submission } from '../storage/schema';
import * as keys from '../storage/schema';
import { store, type Transaction } from '../storage/store';
import { delay } from './delays';
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

export type CheckoutOrder = { planId: CheckoutPlanId; discountCode: string; answers: CheckoutAnswers };

/** What the payment opens: the Instant Site form without a second charge, or the page that says thank you. */
const openNext = (tx: Transaction, { plan, totalCents }: CheckoutPrice, { id, date }: Submission) => {
  if (plan.id === 'instant-site')
    tx.write(keys.checkoutReceipts, [
      ...tx.read(keys.checkoutReceipts).filter(({ submission }) => submission !== id),
      { submission: id, plan: plan.id, totalCents, date },
    ]);
  else tx.write(keys.onboardingComplete, true);
};

/**
 * Pays for a plan after the simulated delay: submission, used discount and what comes next are written in one step.
 * @param attempt names this order, so that sending it twice, also from a copy of the tab, keeps one entry
 * @returns the entry as it is kept, its `totalAmount` in US dollars
 * @throws {StorageWriteError} nothing was written
 */
export const payForPlan = async (
  { planId, discountCode, answers }: CheckoutOrder,
  attempt?: string,
  now = () => new Date(),
): Promise<Submission> => {
  const price = priceCheckout(planId, discountCode);
  await delay('checkout');
  const { entry, isNew } = await submit(
    'checkout',
    { ...answers, plan: planId, discountCode: price.discount?.code ?? '', totalAmount: price.totalCents / 100 },
    (tx, entry) => {
      if (price.discount) tx.write(keys.discountUsed, price.discount.code);
      openNext(tx, price, entry);
    },
    { now: now(), ...(attempt !== undefined && { id: attempt }) },
  );
  // Sent before from the tab that this one is a copy of: what comes next is kept per tab.
  if (!isNew) await store.transact((tx) => openNext(tx, price, entry));
  return entry;
};
