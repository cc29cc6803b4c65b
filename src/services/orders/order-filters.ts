/** Filtering and sorting the orders of the admin page: pure functions over a list. */

import { toCents } from '../../content/format/money';
import { toLocalDay } from '../../lib/dates';
import { foldText } from '../../lib/fold-text';
import type { Order } from './orders';

export type OrderSort = 'date' | 'user' | 'credits' | 'amount';

/** The values of the type filter; the first is the default. */
export const orderTypes = ['all', 'purchase', 'redemption'] as const;

export type OrderFilter = {
  type: (typeof orderTypes)[number];
  /** Part of a name or email, in any case and with or without accents. */
  text: string;
  /** First and last day, as 'YYYY-MM-DD' in the visitor's time zone; empty for no limit. */
  from: string;
  to: string;
};

/** Days as texts in the order of time, whatever the number of digits in their years. */
const sortable = (day: string) => day.padStart('YYYYYY-MM-DD'.length, '0');

/** The orders that pass every part of the filter, in the order given. */
export const filterOrders = (orders: readonly Order[], { type, text, from, to }: OrderFilter): readonly Order[] => {
  const wanted = foldText(text).trim();
  return orders.filter((order) => {
    if (type !== 'all' && order.type !== type) return false;
    if (wanted && !foldText(`${order.userName}\n${order.userEmail}`).includes(wanted)) return false;
    if (!from && !to) return true;
    const day = sortable(toLocalDay(new Date(order.date)));
    return (!from || day >= sortable(from)) && (!to || day <= sortable(to));
  });
};

const amountOf = (order: Order) => (order.type === 'purchase' ? toCents(order.amount) : 0);
const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Compares by name, ignoring case and accents. Each name is normalised once, not at every comparison. */
const byUser = () => {
  const folded = new Map<string, string>();
  const nameOf = ({ userName }: Order) => {
    const name = folded.get(userName) ?? foldText(userName);
    folded.set(userName, name);
    return name;
  };
  return (a: Order, b: Order) => compareTexts(nameOf(a), nameOf(b)) || compareTexts(a.userEmail, b.userEmail);
};

const comparers: Readonly<Record<OrderSort, () => (a: Order, b: Order) => number>> = {
  date: () => (a, b) => compareTexts(a.date, b.date),
  user: byUser,
  credits: () => (a, b) => a.credits - b.credits,
  amount: () => (a, b) => amountOf(a) - amountOf(b),
};

/** A sorted copy. The sort is stable: orders that compare equal keep their order. */
export const sortOrders = (
  orders: readonly Order[],
  by: OrderSort,
  direction: 'ascending' | 'descending',
): readonly Order[] => {
  const sign = direction === 'ascending' ? 1 : -1;
  const compare = comparers[by]();
  return orders.toSorted((a, b) => sign * compare(a, b));
};
