import { formatCount } from '../../../content/format/numbers';

/** The hint that is shown when a quantity is at its maximum. */
export const largestOrder = (max: number): string => `The most in one order is ${formatCount(max)}.`;

/**
 * Parses a typed quantity into a whole number from `min` to `max`. Text that is not a decimal number gives `min`, a
 * fraction is cut off, and a number that is too large gives `max` with `capped` true. A comma or space is a thousands
 * separator only before exactly three digits.
 */
export const parseQuantity = (typed: string, max: number, min = 1): { quantity: number; capped: boolean } => {
  const plain = typed.trim().replace(/(\d)[,\s](?=\d{3}(?!\d))/g, '$1');
  const number = /^\d+(?:\.\d*)?$/.test(plain) ? Math.trunc(Number(plain)) : min;
  return { quantity: Math.min(max, Math.max(min, number)), capped: number > max };
};
