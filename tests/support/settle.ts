import { vi } from 'vitest';

/** Lets a service's simulated delay pass; the clock is to be a fake one. */
export const settle = async <T>(pending: Promise<T>): Promise<T> => {
  pending.catch(() => {});
  await vi.runAllTimersAsync();
  return pending;
};
