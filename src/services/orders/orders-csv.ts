/** The orders as a CSV file; `docs/decisions.md` describes its format. */

import { toCents } from '../../content/format/money';
import { toLocalDay, withLocalOffset } from '../../lib/dates';
import type { Order } from './orders';

const columns = ['Date', 'User Email', 'User Name', 'Type', 'Service', 'Credits', 'Amount', 'Status'] as const;

/** The start of a text that a spreadsheet would run as a formula (CSV injection). Papa Parse puts an apostrophe in front; numbers stay numbers. */
const escapeFormulae = /^\s*[=+\-@\t\r\0＝＋－＠]/;

const toRow = (order: Order): (string | number)[] => [
  withLocalOffset(order.date),
  order.userEmail,
  order.userName,
  order.type,
  order.type === 'redemption' ? order.service : order.description,
  order.credits,
  order.type === 'purchase' ? (toCents(order.amount) / 100).toFixed(2) : '',
  order.status,
];

/** 'orders_2026-11-21.csv', with the date in the visitor's time zone. */
export const ordersFileName = (now: Date): string => `orders_${toLocalDay(now)}.csv`;

/** CSV text of the orders, in the order given, with a UTF-8 byte-order mark and CRLF. Loads the CSV library on first use. */
export const ordersToCsv = async (orders: readonly Order[]): Promise<string> => {
  const { unparse } = (await import('papaparse')).default;
  const text = unparse({ fields: [...columns], data: orders.map(toRow) }, { newline: '\r\n', escapeFormulae });
  return `\uFEFF${text}`;
};
