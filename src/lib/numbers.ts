import { once } from './once';

const whole = once(() => new Intl.NumberFormat('en-US'));

/** '2,000'. */
export const formatCount = (value: number): string => whole().format(value);

/** '+100', '-50': the sign is always shown. The minus is a plain hyphen, so that figures can be copied. */
export const formatSigned = (value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '-' : ''}${whole().format(Math.abs(value))}`;
