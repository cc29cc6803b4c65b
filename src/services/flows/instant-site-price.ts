/** What an Instant Site costs: the full price, or nothing with the test code or a receipt from checkout. */
import { instantSite, instantSiteFormPriceCents } from '../../content/catalogue/plans';
import { site } from '../../content/site/site';
import type { CheckoutReceipt, Submission } from '../../storage/schema';
import { normaliseCode } from './checkout';

/** `card`: the package is charged. `test`: the test code makes it free. `paid`: it was paid at checkout already. */
export type InstantSitePayment = 'card' | 'test' | 'paid';

export type InstantSitePrice = {
  payment: InstantSitePayment;
  /** The checkout receipt that pays for the order, if `payment` is 'paid'. */
  receipt?: CheckoutReceipt;
  lines: readonly { label: string; cents: number }[];
  totalCents: number;
};

/** The code that makes the order free, trimmed and in capitals; '' where there is none. */
export const testCode = normaliseCode(site.instantSiteTestCode);

/** Whether a typed code is the test code, which makes the order free. */
export const isTestCode = (typed: string): boolean => testCode !== '' && normaliseCode(typed) === testCode;

const packageLine = { label: instantSite.packageName, cents: instantSiteFormPriceCents };

/** Id of the checkout submission whose receipt an order has used; undefined if it used none. */
const paidBy = ({ answers }: Submission): unknown => {
  const { payment } = answers;
  return typeof payment === 'object' && payment !== null && 'paidBy' in payment ? payment.paidBy : undefined;
};

export const isForInstantSite = ({ plan }: CheckoutReceipt) => plan === 'instant-site';

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
      isForInstantSite(receipt) &&
      (receipt.submission === undefined || !orders.some((order) => paidBy(order) === receipt.submission)),
  ) ?? null;

/** Whether this tab has receipts, but orders of a duplicated tab have used all of them. */
export const isReceiptUsed = (receipts: readonly CheckoutReceipt[], orders: readonly Submission[]): boolean =>
  receipts.some(isForInstantSite) && unusedReceipt(receipts, orders) === null;

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
