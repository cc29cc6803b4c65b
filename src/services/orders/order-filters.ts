/** Which orders the admin looks at, and in what order: pure functions over a list. */

import { toCents } from '../../content/format/money';
import { toLocalDay } from '../../lib/dates';
import { foldText } from './fold-text';
import type { Order } from './orders';

export type OrderSort = 'date' | 'user' | 'credits' | 'amount';

/** What a list of orders can be narrowed to, the first by default. */
export const orderTypes = ['all', 'purchase', 'redemption'] as const;

export type OrderFilter = {
  type: (typeof orderTypes)[number];
  /** Part of a name or email, in any case and with or without accents. */
  text: string;
  /** First and last day, as 'YYYY-MM-DD' in the visitor's time zone; empty for no limit. */
  from: string;
  to: string;
};

/** The orders that pass every part of the filter, in the order given. */
export const filterOrders = (orders: readonly Order[], { type, text, from, to }: OrderFilter): readonly Order[] => {
  const wanted = foldText(text).trim();
  return orders.filter((order) => {
    if (type !== 'all' && order.type !== type) return false;
    if (wanted && !foldText(`${order.userName}\n${order.userEmail}`).includes(wanted)) return false;
    if (!from && !to) return true;
    const day = toLocalDay(new Date(order.date));
    return (!from || day >= from) && (!to || day <= to);
  });
};

const amountOf = (order: Order) => (order.type === 'purchase' ? toCents(order.amount) : 0);
const text = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** By name, however it is written; each name is folded once, not once for every order that it is compared with. */
const byUser = () => {
  const folded = new Map<string, string>();
  const nameOf = ({ userName }: Order) => {
    const name = folded.get(userName) ?? foldText(userName);
    folded.set(userName, name);
    return name;
  };
  return (a: Order, b: Order) => text(nameOf(a), nameOf(b)) || text(a.userEmail, b.userEmail);
};

const comparers: Readonly<Record<OrderSort, () => (a: Order, b: Order) => number>> = {
  date: () => (a, b) => text(a.date, b.date),
  user: byUser,
  credits: () => (a, b) => a.credits - b.credits,
  amount: () => (a, b) => amountOf(a) - amountOf(b),
};

/** A sorted copy; equal orders stay newest first. */
export const sortOrders = (
  orders: readonly Order[],
  by: OrderSort,
  direction: 'ascending' | 'descending',
): readonly Order[] => {
  const sign = direction === 'ascending' ? 1 : -1;
  const compare = comparers[by]();
  return orders.toSorted((a, b) => sign * compare(a, b));
};
