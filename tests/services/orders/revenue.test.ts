/** Runs in several time zones, with and without daylight saving time. */
import { expect, it } from 'vitest';
import type { Order } from '../../../src/services/orders/orders';
import { revenueOverTime } from '../../../src/services/orders/revenue';
import { bought } from '../../../support/entries';

const orderAt = (at: Date, amount: number) =>
  ({ ...bought('a', '01', { amount, date: at.toISOString() }), userEmail: 'a@example.com', userName: 'A' }) as Order;

const evening = (year: number, month: number, day: number) => new Date(year, month - 1, day, 23, 30);
const today = evening(2026, 11, 25);
const chart = (dates: Date[], now = today) =>
  revenueOverTime(
    dates.map((date) => orderAt(date, 1)),
    now,
  );

it('has one bar for each calendar day, at any time of day, also when the clocks change', () => {
  for (const month of [2, 3, 8, 9, 10]) {
    const orders = Array.from({ length: 31 }, (_, day) => [
      orderAt(new Date(2026, month, 1 + day, 0, 30), 1),
      orderAt(new Date(2026, month, 1 + day, 23, 30), 2),
    ]).flat();
    const revenue = revenueOverTime(orders, new Date(2026, month, 31, 12));
    expect(revenue?.unit).toBe('day');
    expect(revenue?.bars.map(({ cents }) => cents)).toEqual(Array(31).fill(300));
    expect(revenue?.bars.map(({ from }) => Number(from.slice(-2))).slice(0, 28)).toEqual(
      Array.from({ length: 28 }, (_, day) => day + 1),
    );
  }
});

it.each([
  ['today', [today], 'day', '2026-10-27', '2026-11-25', 30],
  ['of two months', [evening(2026, 9, 25)], 'day', '2026-09-25', '2026-11-25', 62],
  ['of a day more', [evening(2026, 9, 24)], 'week', '2026-09-21', '2026-11-23', 10],
  ['of a year', [evening(2025, 11, 26)], 'week', '2025-11-24', '2026-11-23', 53],
  ['of two years', [evening(2024, 11, 30)], 'month', '2024-11-01', '2026-11-01', 25],
  ['of the day after tomorrow', [evening(2026, 11, 27)], 'day', '2026-10-27', '2026-11-27', 32],
] as const)('the bars for a purchase %s', (_, dates, unit, first, last, count) => {
  const revenue = chart([...dates]);
  expect(revenue?.unit).toBe(unit);
  expect(revenue?.bars).toHaveLength(count);
  expect(revenue?.bars[0]?.from).toBe(first);
  expect(revenue?.bars.at(-1)?.from).toBe(last);
  expect(revenue?.bars.reduce((sum, { cents }) => sum + cents, 0)).toBe(100);
});

it.each([
  [[today], true],
  [[evening(2026, 11, 26)], false],
  [[evening(2026, 9, 1), evening(2026, 11, 29)], true],
  [[evening(2026, 9, 1), evening(2026, 11, 30)], false],
  [[evening(2024, 9, 1), evening(2026, 11, 30)], true],
  [[evening(2024, 9, 1), evening(2026, 12, 1)], false],
])('today is in the last bar, unless a purchase is of a later day, week or month: %j', (dates, isLast) => {
  expect(chart(dates)?.endsToday).toBe(isLast);
});

it('the bars are not endless: the first holds what is older', () => {
  const revenue = chart([new Date('0100-01-01T00:00:00Z'), today]);
  expect(revenue?.bars).toHaveLength(600);
  expect(revenue?.bars[0]?.cents).toBe(100);
});

it('the bars are none without a purchase', () => expect(revenueOverTime([], today)).toBeNull());
