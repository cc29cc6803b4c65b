import type { Figure } from '../types';

/** '98%', '3.5x'. @param value to show instead of the figure's own, on the way there */
export const figureText = ({ prefix = '', suffix = '', decimals = 0, ...own }: Figure, value = own.value): string =>
  `${prefix}${value.toFixed(decimals)}${suffix}`;
