import { expect, test } from 'vitest';
import { scaleTop } from '../../../../src/pages/account/admin/revenue-chart';
import type { Order } from '../../../../src/services/orders/orders';
import { revenueOverTime } from '../../../../src/services/orders/revenue';
import { bought } from '../../../../support/entries';

test('a scale ends at a round sum', () => {
  const tops = [0, 100, 101, 195_000, 950_001].map((cents) => scaleTop([{ from: '2026-11-01', cents }]));
  expect(tops).toEqual([100, 100, 120, 200_000, 1_000_000]);
});

test('two purchases of $1e308 have a bar of the full height', () => {
  const order = { ...bought('a', '01', { amount: 1e308 }), userEmail: 'a@example.com', userName: 'A' } as Order;
  const bars = revenueOverTime([order, order], new Date(order.date))?.bars ?? [];
  expect(Math.max(...bars.map(({ cents }) => cents / scaleTop(bars)))).toBe(1);
});
