/**
 * A quantity from whatever was typed: a whole number from 1 to `max`. What is no number is 1, a fraction is cut, and
 * what is too large is `max` (`capped`). A comma or space counts as a separator only before exactly three digits.
 */
export const parseQuantity = (typed: string, max: number): { quantity: number; capped: boolean } => {
  const number = Math.trunc(Number(typed.trim().replace(/(\d)[,\s](?=\d{3}(?!\d))/g, '$1')));
  if (number === Number.POSITIVE_INFINITY || number > max) return { quantity: max, capped: true };
  return { quantity: Number.isFinite(number) && number >= 1 ? number : 1, capped: false };
};
