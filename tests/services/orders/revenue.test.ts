/** Runs in several time zones, with and without daylight saving time. */
import { expect, it } from 'vitest';
import type { Order } from '../../../src/services/orders/orders';
import { revenueOverTime } from '../../../src/services/orders/revenue';

const orderAt = (date: Date, amount: number): Order => ({
  id: date.toISOString(),
  type: 'purchase',
  credits: 1,
  amount,
  description: '',
  date: date.toISOString(),
  status: 'completed',
  userEmail: 'a@example.com',
  userName: 'A',
});

it('has one bar for each calendar day, at any time of day, also when the clocks change', () => {
  for (const month of [2, 3, 8, 9, 10]) {
    const orders = Array.from({ length: 28 }, (_, day) => [
      orderAt(new Date(2026, month, 1 + day, 0, 30), 1),
      orderAt(new Date(2026, month, 1 + day, 23, 30), 2),
    ]).flat();
    const bars = revenueOverTime(orders);
    expect(bars).toHaveLength(28);
    expect(bars.map(({ cents }) => cents)).toEqual(bars.map(() => 300));
    expect(bars.map(({ from }) => Number(from.slice(-2)))).toEqual(bars.map((_, day) => day + 1));
  }
});
