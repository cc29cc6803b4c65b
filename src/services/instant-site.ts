/** Ordering an Instant Site (spec, account area, sections 2 to 5). Nothing is charged; card data never gets here. */

import { instantSite, instantSiteFormPriceCents } from '../content/plans';
import { site } from '../content/site';
import type { CheckoutReceipt, Submission } from '../storage/schema';
import * as keys from '../storage/schema';
import { store } from '../storage/store';
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

/** Whether a typed code is the one that zeroes the price. */
export const isTestCode = (typed: string): boolean => {
  const code = normaliseCode(typed);
  return code !== '' && code === normaliseCode(site.instantSiteTestCode);
};

const packageLine = { label: instantSite.packageName, cents: instantSiteFormPriceCents };

/** Whether checkout has taken the money for the Instant Site in this tab: it is never charged twice. */
export const isPaidAtCheckout = (receipt: CheckoutReceipt | null): boolean => receipt?.plan === 'instant-site';

/** What the package costs, in whole cents, with a typed code and what was paid at checkout. */
export const priceInstantSite = (typedCode: string, receipt: CheckoutReceipt | null): InstantSitePrice => {
  if (isPaidAtCheckout(receipt))
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
  if (payment === 'test') return { testMode: true, discountCode: normaliseCode(site.instantSiteTestCode) };
  return { testMode: false, discountCode: '', ...(payment === 'paid' && { paidAtCheckout: true }) };
};

/**
 * Sends an order after the simulated delay.
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
  const { payment, totalCents } = priceInstantSite(typedCode, store.read(keys.checkoutReceipt));
  await delay('instantSite');
  return submit(
    'instant-site',
    { ...answers, payment: paymentNote(payment), totalAmount: totalCents / 100 },
    undefined,
    { now: now(), ...(attempt !== undefined && { id: attempt }) },
  );
};
