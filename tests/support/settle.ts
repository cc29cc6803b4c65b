import { vi } from 'vitest';
import type { Payment } from '../../src/services/payments/settle';

/** Lets a service's simulated delay pass; the clock is to be a fake one. */
export const settle = async <T>(pending: Promise<T>): Promise<T> => {
  pending.catch(() => {});
  await vi.runAllTimersAsync();
  return pending;
};

/** The value of a payment that is not to stay open. */
export const paidValue = async <T>(pending: Promise<Payment<T>>): Promise<T> => {
  const paid = await pending;
  if ('open' in paid) throw new Error(`The payment is open: ${paid.open}`);
  return paid.value;
};
