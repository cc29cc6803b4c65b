import type { Figure } from '../types';

/**
 * '2,000', rounded to a whole number. Not with `Intl`, because creating the first formatter takes a tenth of a second on a
 * slow phone, and most pages show prices.
 */
export const formatCount = (value: number): string => {
  if (!Number.isSafeInteger(Math.round(value))) return value.toLocaleString('en-US');
  const digits = String(Math.abs(Math.round(value))).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return value < 0 && digits !== '0' ? `-${digits}` : digits;
};

/** '1 answer', '2,000 answers'. */
export const plural = (count: number, word: string): string => `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`;

/** '+100', '-50': the sign is always shown. The minus is a plain hyphen, so that figures can be copied. */
export const formatSigned = (value: number): string => `${value > 0 ? '+' : ''}${formatCount(value)}`;

/** '98%', '3.5x'. @param value shown instead of the figure's own while it counts up */
export const figureText = ({ prefix = '', suffix = '', decimals = 0, ...own }: Figure, value = own.value): string =>
  `${prefix}${value.toFixed(decimals)}${suffix}`;
