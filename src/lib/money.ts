import { once } from './once';

const format = (fractionDigits: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
const wholeDollars = once(() => format(0));
const dollarsAndCents = once(() => format(2));

/** '$450' for 45000 cents, '$0.90' for 90: cents are shown only where there are any. */
export const formatCents = (cents: number): string =>
  (cents % 100 === 0 ? wholeDollars : dollarsAndCents)().format(cents / 100);

/** '$450.00': always with cents, for columns of figures and receipts. */
export const formatCentsExactly = (cents: number): string => dollarsAndCents().format(cents / 100);

/** Integer cents from an amount in dollars as stored: 450 → 45000, 0.1 + 0.2 → 30. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** A percentage of an amount, in whole cents, rounded half up. */
export const percentOf = (cents: number, percent: number): number => Math.round((cents * percent) / 100);
