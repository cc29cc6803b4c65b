import { toCents } from '../../content/format/money';
import { addDays, daysBetween, toLocalDay } from '../../lib/dates';
import type { Order } from './orders';

export type Revenue = NonNullable<ReturnType<typeof revenueOverTime>>;

/** The least days and the most bars that the chart shows. The first bar includes everything older. */
const leastDays = 30;
const mostBars = 600;

/** The longest time in days that is shown in days, and in weeks. */
const mostInDays = 62;
const mostInWeeks = 62 * 7;

const monthNumber = (date: Date) => date.getFullYear() * 12 + date.getMonth();
const monday = (date: Date) => addDays(date, -((date.getDay() + 6) % 7));

/** All bars span the same: a day, a week from Monday, or a calendar month. For each: the first day of the bar that is `back` bars before the last, and how many bars a date is before it. */
const units = {
  day: { start: (last: Date, back: number) => addDays(last, -back), back: daysBetween },
  week: {
    start: (last: Date, back: number) => addDays(monday(last), -7 * back),
    back: (date: Date, last: Date) => daysBetween(monday(date), monday(last)) / 7,
  },
  month: {
    start: (last: Date, back: number) => new Date(last.getFullYear(), last.getMonth() - back, 1),
    back: (date: Date, last: Date) => monthNumber(last) - monthNumber(date),
  },
};

/** Until today, at least thirty days; null without purchases. Orders from a clock that was set ahead extend it into the future. */
export const revenueOverTime = (orders: readonly Order[], now: Date) => {
  const purchases = orders
    .filter((order) => order.type === 'purchase')
    .map(({ date, amount }) => ({ date: new Date(date), cents: toCents(amount) }));
  if (purchases.length === 0) return null;
  let [first, last] = [addDays(now, 1 - leastDays), now];
  for (const { date } of purchases) {
    if (date < first) first = date;
    if (date > last) last = date;
  }
  const span = daysBetween(first, last) + 1;
  const unit = span <= mostInDays ? 'day' : span <= mostInWeeks ? 'week' : 'month';
  const { start, back } = units[unit];
  const count = Math.min(mostBars, back(first, last) + 1);
  const bars = Array.from({ length: count }, (_, index) => ({
    from: toLocalDay(start(last, count - 1 - index)),
    cents: 0,
  }));
  for (const { date, cents } of purchases) {
    const bar = bars[Math.max(0, count - 1 - back(date, last))];
    // A sum of absurd amounts would be infinite, and its bar would have no height.
    if (bar) bar.cents = Math.min(bar.cents + cents, Number.MAX_VALUE);
  }
  // Orders from a clock that was ahead may be later than today.
  return { unit, bars, endsToday: back(now, last) === 0 } as const;
};
