/** Revenue over time, for the admin's chart. */

import { toCents } from '../../content/format/money';
import { addDays, daysBetween, toLocalDay } from '../../lib/dates';
import type { Order } from './orders';

/** One bar: its first day ('YYYY-MM-DD'), how many days it spans, and the revenue in cents. */
export type RevenueBar = { from: string; days: number; cents: number };

const maxBars = 30;

/**
 * Revenue from the first purchase to the newest order of any type, in at most thirty bars that span the same number of
 * days; empty if there are no purchases.
 * @param orders in any order
 */
export const revenueOverTime = (orders: readonly Order[]): readonly RevenueBar[] => {
  const purchases = orders.filter((order) => order.type === 'purchase');
  if (purchases.length === 0) return [];
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { date, type } of orders) {
    const time = Date.parse(date);
    if (type === 'purchase') first = Math.min(first, time);
    last = Math.max(last, time);
  }
  const firstDay = new Date(first);
  const span = daysBetween(firstDay, new Date(last)) + 1;
  const days = Math.ceil(span / maxBars);
  const bars = Array.from({ length: Math.ceil(span / days) }, (_, index) => ({
    from: toLocalDay(addDays(firstDay, index * days)),
    days,
    cents: 0,
  }));
  for (const order of purchases) {
    const bar = bars[Math.floor(daysBetween(firstDay, new Date(order.date)) / days)];
    if (bar) bar.cents += toCents(order.amount);
  }
  return bars;
};
