import type { Figure } from '../types';

/** '98%', '3.5x'. @param value shown instead of the figure's own while it counts up */
export const figureText = ({ prefix = '', suffix = '', decimals = 0, ...own }: Figure, value = own.value): string =>
  `${prefix}${value.toFixed(decimals)}${suffix}`;
