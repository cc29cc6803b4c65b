/** Ordering an Instant Site (spec, account area, sections 2 to 5). Nothing is charged; card data never gets here. */

import { instantSite, instantSiteFormPriceCents } from '../content/plans';
import { site } from '../content/site';
import type { CheckoutReceipt, Submission } from '../storage/schema';
import * as keys from '../storage/schema';
import { store, type Transaction } from '../storage/store';
import { normaliseCode } from './checkout';
import { delay } from './delays';
import type { InstantSiteAnswers } from './instant-site-answers';
import { submit } from './submissions';

/** `card`: the package is charged. `test`: the test code zeroes it. `paid`: checkout has charged the Instant Site plan already. */
export type InstantSitePayment = 'card' | 'test' | 'paid';

export type InstantSitePrice = {
  payment: InstantSitePayment;
  lines: readonly { label: string; cents: number }[];
  totalCents: number;
};

const testCode = normaliseCode(site.instantSiteTestCode);

/** Whether a typed code is the one that zeroes the price. */
export const isTestCode = (typed: string): boolean => testCode !== '' && normaliseCode(typed) === testCode;

const packageLine = { label: instantSite.packageName, cents: instantSiteFormPriceCents };

/** The receipt that the next Instant Site order of this tab uses: what checkout has taken is never charged twice. */
export const unusedReceipt = (receipts: readonly CheckoutReceipt[]): CheckoutReceipt | null =>
  receipts.find(({ plan }) => plan === 'instant-site') ?? null;

/** What the package costs, in whole cents, with a typed code and what was paid at checkout. */
export const priceInstantSite = (typedCode: string, receipts: readonly CheckoutReceipt[]): InstantSitePrice => {
  if (unusedReceipt(receipts))
    return {
      payment: 'paid',
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

const paymentNote = (payment: InstantSitePayment) => {
  if (payment === 'test') return { testMode: true, discountCode: testCode };
  return { testMode: false, discountCode: '', ...(payment === 'paid' && { paidAtCheckout: true }) };
};

/** One payment pays for one site. */
const spendReceipt = (tx: Transaction) => {
  const receipts = tx.read(keys.checkoutReceipts);
  const used = unusedReceipt(receipts);
  tx.write(
    keys.checkoutReceipts,
    receipts.filter((receipt) => receipt !== used),
  );
};

/**
 * Sends an order after the simulated delay. An order that was paid at checkout uses that receipt up in the same step, and
 * one with the test code notes it as the last used discount.
 * @param answers the form's, as `answersToSend` makes them
 * @param typedCode as it stands in the discount box
 * @param attempt names this order, so that sending it twice, also from a copy of the tab, keeps one entry
 * @returns the entry as it is kept, its `totalAmount` in US dollars
 * @throws {StorageWriteError} nothing was written
 */
export const orderInstantSite = async (
  { answers, typedCode }: { answers: InstantSiteAnswers; typedCode: string },
  attempt?: string,
  now = () => new Date(),
): Promise<Submission> => {
  // Priced as the visitor saw it when the button was pressed.
  const { payment, totalCents } = priceInstantSite(typedCode, store.read(keys.checkoutReceipts));
  await delay('instantSite');
  let isNew = false;
  const entry = await submit(
    'instant-site',
    { ...answers, payment: paymentNote(payment), totalAmount: totalCents / 100 },
    (tx) => {
      isNew = true;
      if (payment === 'paid') spendReceipt(tx);
      if (payment === 'test') tx.write(keys.discountUsed, testCode);
    },
    { now: now(), ...(attempt !== undefined && { id: attempt }) },
  );
  // Sent before from the tab that this one is a copy of: the copied receipt was used there.
  if (!isNew && payment === 'paid') await store.transact(spendReceipt);
  return entry;
};
