/** The orders as a CSV file; `docs/decisions.md` describes its format. */

import { toCents } from '../../content/format/money';
import { toLocalDay } from '../../lib/dates';
import type { Order } from './orders';

const columns = ['Date', 'User Email', 'User Name', 'Type', 'Service', 'Credits', 'Amount', 'Status'] as const;

/** The start of a cell that a spreadsheet would run as a formula (CSV injection); an apostrophe in front makes it text. */
const formulaStart = /^\s*[=+\-@\t\r\0＝＋－＠]/;

const safeText = (text: string): string => {
  const plain = text.replaceAll('\0', '');
  return formulaStart.test(text) ? `'${plain}` : plain;
};

const toRow = (order: Order): (string | number)[] => [
  order.date,
  safeText(order.userEmail),
  safeText(order.userName),
  order.type,
  safeText(order.type === 'redemption' ? order.service : order.description),
  order.credits,
  order.type === 'purchase' ? (toCents(order.amount) / 100).toFixed(2) : '',
  order.status,
];

/** 'orders_2026-11-21.csv', with the date in the visitor's time zone. */
export const ordersFileName = (now: Date): string => `orders_${toLocalDay(now)}.csv`;

/** CSV text of the orders, in the order given, with a UTF-8 byte-order mark and CRLF. Loads the CSV library on first use. */
export const ordersToCsv = async (orders: readonly Order[]): Promise<string> => {
  const { unparse } = (await import('papaparse')).default;
  const text = unparse({ fields: [...columns], data: orders.map(toRow) }, { newline: '\r\n' });
  return `\uFEFF${text}`;
};
