import { formatCount } from '../../content/format/numbers';

/** How far each key moves a quantity. */
export const quantityKeys: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** The remark on a quantity that is as large as it can be. */
export const largestOrder = (max: number): string => `The most in one order is ${formatCount(max)}.`;

/**
 * A quantity from whatever was typed: a whole number from `min` to `max`. Only decimal digits make a number; all else is `min`. A
 * fraction is cut, and what is too large is `max` (`capped`). A comma or space counts as a separator only before exactly
 * three digits.
 */
export const parseQuantity = (typed: string, max: number, min = 1): { quantity: number; capped: boolean } => {
  const plain = typed.trim().replace(/(\d)[,\s](?=\d{3}(?!\d))/g, '$1');
  const number = /^\d+(?:\.\d*)?$/.test(plain) ? Math.trunc(Number(plain)) : min;
  return { quantity: Math.min(max, Math.max(min, number)), capped: number > max };
};
