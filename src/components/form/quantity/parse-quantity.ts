import { formatCount } from '../../../content/format/numbers';
import { plainDigits } from '../../../lib/characters';

/** The hint that is shown when a quantity is at its maximum. */
export const largestOrder = (max: number): string => `The most in one order is ${formatCount(max)}.`;

/** Groups of three digits after a first group without a leading zero, all with the same separator. */
const grouped = /^([1-9]\d{0,2})(?:([.,'’\s])\d{3})(?:\2\d{3})*(?!\2|\d)/;

/**
 * Parses a typed quantity into a whole number from `min` to `max`. Text that is not a decimal number gives `min`, a
 * fraction is cut off, and a number that is too large gives `max` with `capped` true. Visitors write thousands as 1,000,
 * 1.000, 1 000 or 1’000, and fractions as 1.5 or 1,5: a separator before exactly three digits is one of thousands.
 */
export const parseQuantity = (typed: string, max: number, min = 1): { quantity: number; capped: boolean } => {
  const plain = plainDigits(typed)
    .trim()
    .replace(grouped, (thousands) => thousands.replace(/\D/g, ''));
  const [, whole] = /^(\d+)(?:\.\d*|,\d+)?$/.exec(plain) ?? [];
  const number = whole === undefined ? min : Number(whole);
  return { quantity: Math.min(max, Math.max(min, number)), capped: number > max };
};
