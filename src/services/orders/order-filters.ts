import { noOrdersTexts } from '../../content/account/credit-texts';
import { toCents } from '../../content/format/money';
import { toLocalDay } from '../../lib/dates';
import { domainSpellings } from '../../lib/domain-spellings';
import { foldSpaced, foldText } from '../../lib/fold-text';
import type { OrderStatus } from '../../storage/schema';
import { numberOfEntry } from '../submissions/summary';
import { type Order, sessionOf } from './orders';

export const orderSorts = ['date', 'user', 'credits', 'amount', 'status'] as const;
export type OrderSort = (typeof orderSorts)[number];

export const orderTypes = ['all', 'purchase', 'redemption'] as const;

/** The values of the status filter; the first is the default. */
export const orderStatuses = ['any', 'pending', 'active', 'completed'] as const;

export type OrderFilter = {
  type: (typeof orderTypes)[number];
  status: (typeof orderStatuses)[number];
  /** Part of a name or email, or a whole reference, in any case and with or without accents. */
  text: string;
  /** First and last day, as 'YYYY-MM-DD' in the visitor's time zone; empty for no limit. */
  from: string;
  to: string;
};

/** A day as a text that sorts by time, whatever the number of digits in its year. */
const sortable = (day: string) => day.padStart('YYYYYY-MM-DD'.length, '0');

/** Whether an order's customer or reference matches a text. Each customer is normalized once. */
const customerMatcher = (text: string) => {
  const wanted = foldSpaced(text);
  const known = new Map<string, boolean>();
  return (order: Order): boolean => {
    const { userName, userEmail } = order;
    const customer = `${userName}\n${userEmail}`;
    const texts = () => [userName, ...domainSpellings(userEmail)];
    const matches = known.get(customer) ?? texts().some((part) => foldSpaced(part).includes(wanted));
    known.set(customer, matches);
    return (
      matches ||
      [order.id, sessionOf(order), order.type === 'redemption' ? numberOfEntry(order) : ''].some(
        (reference) => foldSpaced(reference) === wanted,
      )
    );
  };
};

export const filterOrders = (
  orders: readonly Order[],
  { type, status, text, from, to }: OrderFilter,
): readonly Order[] => {
  const matchesText = customerMatcher(text);
  return orders.filter((order) => {
    if (type !== 'all' && order.type !== type) return false;
    if (status !== 'any' && order.status !== status) return false;
    if (!matchesText(order)) return false;
    if (!from && !to) return true;
    const day = sortable(toLocalDay(new Date(order.date)));
    return (!from || day >= sortable(from)) && (!to || day <= sortable(to));
  });
};

export const countStatuses = (orders: readonly Order[]): Readonly<Record<OrderStatus, number>> => {
  const counts = { pending: 0, active: 0, completed: 0 };
  for (const { status } of orders) counts[status] += 1;
  return counts;
};

export const whyNoOrders = (orders: readonly Order[], { from, to, ...filter }: OrderFilter): string => {
  if (orders.length === 0) return '';
  if (from && to && sortable(from) > sortable(to)) return noOrdersTexts.reversed;
  const text = filter.text.trim();
  return text && !orders.some(customerMatcher(text)) ? noOrdersTexts.of(text) : noOrdersTexts.filters;
};

const amountOf = (order: Order) => (order.type === 'purchase' ? toCents(order.amount) : 0);
const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Compares by name, ignoring case and accents. Each name is normalized once, not at every comparison. */
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
  status: () => (a, b) => orderStatuses.indexOf(a.status) - orderStatuses.indexOf(b.status),
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
