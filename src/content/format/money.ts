import { formatCount } from './numbers';

/** '$450.00': always with cents, for tables and receipts. */
export const formatCentsExactly = (cents: number): string => {
  const whole = Math.abs(Math.round(cents));
  if (!Number.isSafeInteger(whole))
    return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  const sign = cents < 0 && whole > 0 ? '-' : '';
  return `${sign}$${formatCount(Math.floor(whole / 100))}.${String(whole % 100).padStart(2, '0')}`;
};

/** '$450' for 45000 cents, '$0.90' for 90: cents are shown only if they are not zero. */
export const formatCents = (cents: number): string => formatCentsExactly(cents).replace(/\.00$/, '');

/** Integer cents from a stored amount in dollars: 450 → 45000, 0.1 + 0.2 → 30. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** A percentage of an amount, in whole cents, rounded half up. */
export const percentOf = (cents: number, percent: number): number => Math.round((cents * percent) / 100);
