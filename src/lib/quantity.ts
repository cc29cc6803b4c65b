/**
 * A quantity from whatever was typed: a whole number from 1 to `max`. Only decimal digits make a number; all else is 1. A
 * fraction is cut, and what is too large is `max` (`capped`). A comma or space counts as a separator only before exactly
 * three digits.
 */
export const parseQuantity = (typed: string, max: number): { quantity: number; capped: boolean } => {
  const plain = typed.trim().replace(/(\d)[,\s](?=\d{3}(?!\d))/g, '$1');
  const number = /^\d+(?:\.\d*)?$/.test(plain) ? Math.trunc(Number(plain)) : 1;
  return { quantity: Math.min(max, Math.max(1, number)), capped: number > max };
};
