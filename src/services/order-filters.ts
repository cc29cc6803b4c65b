/** Which orders the admin looks at, and in what order: pure functions over a list. */
import { toLocalDay } from '../lib/dates';
import { toCents } from '../lib/money';
import type { Order } from './orders';

export type OrderSort = 'date' | 'user' | 'credits' | 'amount';

/** What a list of orders can be narrowed to, the first by default. */
export const orderTypes = ['all', 'purchase', 'redemption'] as const;

export type OrderFilter = {
  type: (typeof orderTypes)[number];
  /** Part of a name or email, in any case. */
  text: string;
  /** First and last day, as 'YYYY-MM-DD' in the visitor's time zone; empty for no limit. */
  from: string;
  to: string;
};

/** The orders that pass every part of the filter, in the order given. */
export const filterOrders = (orders: readonly Order[], { type, text, from, to }: OrderFilter): readonly Order[] => {
  const wanted = text.trim().toLowerCase();
  return orders.filter((order) => {
    if (type !== 'all' && order.type !== type) return false;
    if (wanted && !`${order.userName}\n${order.userEmail}`.toLowerCase().includes(wanted)) return false;
    if (!from && !to) return true;
    const day = toLocalDay(new Date(order.date));
    return (!from || day >= from) && (!to || day <= to);
  });
};

const amountOf = (order: Order) => (order.type === 'purchase' ? toCents(order.amount) : 0);
const text = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const comparers: Readonly<Record<OrderSort, (a: Order, b: Order) => number>> = {
  date: (a, b) => text(a.date, b.date),
  user: (a, b) => text(a.userName.toLowerCase(), b.userName.toLowerCase()) || text(a.userEmail, b.userEmail),
  credits: (a, b) => a.credits - b.credits,
  amount: (a, b) => amountOf(a) - amountOf(b),
};

/** A sorted copy; equal orders stay newest first. */
export const sortOrders = (
  orders: readonly Order[],
  by: OrderSort,
  direction: 'ascending' | 'descending',
): readonly Order[] => {
  const sign = direction === 'ascending' ? 1 : -1;
  return orders.toSorted((a, b) => sign * comparers[by](a, b));
};
