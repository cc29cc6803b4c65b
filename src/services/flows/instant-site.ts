/** Ordering an Instant Site. No money moves; card data go to the payment provider alone. */

import { instantSite, instantSiteFormPriceCents } from '../../content/catalogue/plans';
import { site } from '../../content/site/site';
import { createId } from '../../lib/create-id';
import type { CheckoutReceipt, Submission, SubmissionOrder } from '../../storage/schema';
import * as keys from '../../storage/schema';
import { store, type Transaction } from '../../storage/store';
import { now } from '../clock';
import { delay } from '../delays';
import { ServiceError } from '../errors';
import type { Fulfilment } from '../payments/fulfilment';
import { methodOf, payFor } from '../payments/pay-for';
import type { Card } from '../payments/port';
import { normaliseCode } from './checkout';
import type { InstantSiteAnswers } from './instant-site-answers';
import { type Answers, isSent, keepSubmission, keptAnswers, submit } from './submissions';

/** `card`: the package is charged. `test`: the test code makes it free. `paid`: it was paid at checkout already. */
export type InstantSitePayment = 'card' | 'test' | 'paid';

export type InstantSitePrice = {
  payment: InstantSitePayment;
  /** The checkout receipt that pays for the order, if `payment` is 'paid'. */
  receipt?: CheckoutReceipt;
  lines: readonly { label: string; cents: number }[];
  totalCents: number;
};

const testCode = normaliseCode(site.instantSiteTestCode);

/** Whether a typed code is the test code, which makes the order free. */
export const isTestCode = (typed: string): boolean => testCode !== '' && normaliseCode(typed) === testCode;

const packageLine = { label: instantSite.packageName, cents: instantSiteFormPriceCents };

/** Id of the checkout submission whose receipt an order has used; undefined if it used none. */
const paidBy = ({ answers }: Submission): unknown => {
  const { payment } = answers;
  return typeof payment === 'object' && payment !== null && 'paidBy' in payment ? payment.paidBy : undefined;
};

const isForSite = ({ plan }: CheckoutReceipt) => plan === 'instant-site';

/**
 * The receipt that the next Instant Site order of this tab will use, so that it is not charged twice. Each receipt pays for
 * one order. A duplicated tab has the same receipts, so a receipt that any stored order names is used up.
 */
export const unusedReceipt = (
  receipts: readonly CheckoutReceipt[],
  orders: readonly Submission[],
): CheckoutReceipt | null =>
  receipts.find(
    (receipt) =>
      isForSite(receipt) &&
      (receipt.submission === undefined || !orders.some((order) => paidBy(order) === receipt.submission)),
  ) ?? null;

/** Whether this tab has receipts, but orders of a duplicated tab have used all of them. */
export const isReceiptUsed = (receipts: readonly CheckoutReceipt[], orders: readonly Submission[]): boolean =>
  receipts.some(isForSite) && unusedReceipt(receipts, orders) === null;

/** The price of the package in whole cents, with a typed code and those of the `receipts` that no order has used. */
export const priceInstantSite = (
  typedCode: string,
  receipts: readonly CheckoutReceipt[],
  orders: readonly Submission[],
): InstantSitePrice => {
  const receipt = unusedReceipt(receipts, orders);
  if (receipt)
    return {
      payment: 'paid',
      receipt,
      lines: [packageLine, { label: 'Paid at checkout', cents: -packageLine.cents }],
      totalCents: 0,
    };
  if (isTestCode(typedCode))
    return {
      payment: 'test',
      lines: [packageLine, { label: 'Test discount', cents: -packageLine.cents }],
      totalCents: 0,
    };
  return { payment: 'card', lines: [packageLine], totalCents: packageLine.cents };
};

const paymentNote = ({ payment, receipt }: InstantSitePrice) => {
  if (payment === 'test') return { testMode: true, discountCode: testCode };
  return {
    testMode: false,
    discountCode: '',
    ...(receipt && { paidAtCheckout: true }),
    ...(receipt?.submission !== undefined && { paidBy: receipt.submission }),
  };
};

/** Removes the used receipt from this tab, and the receipts that orders of duplicated tabs have used. */
const putAway = (tx: Transaction, receipt?: CheckoutReceipt) => {
  const orders = tx.read(keys.submissions);
  const receipts = tx.read(keys.checkoutReceipts);
  // An earlier build stored receipts without a submission id; `find` takes the first of those.
  const spent = receipts.find((one) => isForSite(one) && receipt && one.submission === receipt.submission);
  const left = receipts.filter((one) => one !== spent && (!isForSite(one) || unusedReceipt([one], orders)));
  if (left.length < receipts.length) tx.write(keys.checkoutReceipts, left);
};

/** Keeps an order that was paid with a card. */
export const instantSiteFulfilment: Fulfilment<SubmissionOrder, Submission> = {
  kind: 'instant-site',
  apply: (tx, { order, reference, isRepeat }, at) => {
    const { attempt: id, answers } = order;
    const payment = isRepeat ? undefined : reference;
    const { entry } = keepSubmission(tx, { kind: 'instant-site', answers, id, at, payment });
    putAway(tx);
    return entry;
  },
};

/** An order for which nothing is charged: the test code, or a payment at checkout that it uses up in the same step. */
const sendUncharged = async (
  answers: Answers,
  { payment, receipt }: InstantSitePrice,
  id: string,
  at: () => Date,
): Promise<Submission> => {
  await delay('instantSite');
  const { entry, isNew } = await submit(
    'instant-site',
    answers,
    (tx, order) => {
      const others = tx.read(keys.submissions).filter((one) => one.id !== order.id);
      if (receipt && !unusedReceipt([receipt], others)) throw new ServiceError('receipt-used');
      putAway(tx, receipt);
      if (payment === 'test') tx.write(keys.discountUsed, testCode);
    },
    { at: at(), id },
  );
  // Sent before from the tab that this one is a copy of: the copied receipt was used there.
  if (!isNew) await store.transact((tx) => putAway(tx, receipt));
  return entry;
};

/**
 * Sends an order after the simulated delay, once it is paid. One that was paid at checkout uses that receipt up in the same
 * step, and one with the test code notes it as the last used discount.
 * @param order `answers`: the form's, as `answersToSend` makes them; `price`: as the visitor saw it when the button was
 *   pressed, nothing else is ever charged; `card` goes to the payment provider and no further
 * @param attempt names this order, so that sending it twice, also from a copy of the tab, keeps one entry
 * @returns the entry as it is kept, its `totalAmount` in US dollars
 * @throws {ServiceError} 'receipt-used': another order has used the payment meanwhile, nothing was written; and what
 *   `payFor` throws
 * @throws {StorageWriteError} nothing was written
 */
export const orderInstantSite = async (
  order: { answers: InstantSiteAnswers; price: InstantSitePrice; card?: Card },
  attempt = createId(),
  clock = now,
): Promise<Submission> => {
  const { price, card } = order;
  const { totalCents } = price;
  const all = { ...order.answers, payment: paymentNote(price), totalAmount: totalCents / 100 };
  if (price.payment !== 'card') return sendUncharged(all, price, attempt, clock);
  const answers = keptAnswers('instant-site', all);
  return payFor({
    order: { kind: 'instant-site', attempt, answers },
    fulfilment: instantSiteFulfilment,
    amountCents: totalCents,
    description: instantSite.packageName,
    method: methodOf(card),
    attempt,
    validate: (tx) => isSent(tx, { kind: 'instant-site', answers, id: attempt }),
    clock,
  });
};
