import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { withLocalOffset } from '../../../src/lib/dates';
import type { Order } from '../../../src/services/orders/orders';
import { ordersFileName, ordersToCsv } from '../../../src/services/orders/orders-csv';
import { bought, redeemed } from '../../../support/entries';

const who = { userEmail: 'ada@example.com', userName: 'Ada' };
const credits = { credits: 500, amount: 450, description: 'Purchased 500 credits' };
const purchase = { ...bought('p', '19', credits), ...who } as Order;
const redemption = { ...redeemed('r', '20', { status: 'pending' }), ...who } as Extract<Order, { type: 'redemption' }>;

const dateOf = ({ date }: Order) => withLocalOffset(date);

/** The rows below the columns, as a program reads them that knows CSV. */
const rowsOf = async (orders: readonly Order[]) =>
  Papa.parse<string[]>((await ordersToCsv(orders)).slice(1), { delimiter: ',', newline: '\r\n' }).data.slice(1);

it('has its file name and columns, a byte-order mark and CRLF', async () => {
  expect(ordersFileName(new Date(2026, 10, 21))).toBe('orders_2026-11-21.csv');
  expect(await ordersToCsv([redemption, purchase])).toBe(
    '\uFEFFDate,User Email,User Name,Type,Service,Credits,Amount,Status\r\n' +
      `${dateOf(redemption)},ada@example.com,Ada,redemption,Revision,-50,,pending\r\n` +
      `${dateOf(purchase)},ada@example.com,Ada,purchase,Purchased 500 credits,500,450.00,completed`,
  );
});

it('has the day that table and filter show, at the same moment; what cannot be read stays as it is', async () => {
  const late = new Date(2026, 10, 21, 23, 30);
  const summer = new Date(2026, 6, 1, 0, 15);
  const dates = [late.toISOString(), summer.toISOString(), 'yesterday'];
  const cells = (await rowsOf(dates.map((date) => ({ ...purchase, date })))).map(([cell = '']) => cell);
  const form = /^(2026-11-21T23:30|2026-07-01T00:15):00\.000(?:Z|[+-]\d\d:\d\d)$/;
  expect(cells).toEqual([expect.stringMatching(form), expect.stringMatching(form), 'yesterday']);
  expect(cells.slice(0, 2).map((cell) => new Date(cell).getTime())).toEqual([late.getTime(), summer.getTime()]);
});

it('every cell is the same after parsing the file', async () => {
  const plain = fc
    .string({ unit: 'grapheme' })
    .filter((text) => !/^\s*[=+\-@\t\r\0＝＋－＠]/.test(text) && !text.includes('\0'));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(plain, plain), { minLength: 1 }), async (names) => {
      const orders = names.map(([userName, service]) => ({ ...redemption, userName, service }));
      expect((await rowsOf(orders)).map((row) => [row[2], row[4]])).toEqual(names);
    }),
    { numRuns: 500 },
  );
});

it('has no cell that a spreadsheet would run as a formula', async () => {
  const start = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\0', ' =', '\n=', '＝');
  await fc.assert(
    fc.asyncProperty(fc.tuple(start, fc.string()), async ([first, text]) => {
      const userName = first + text;
      const [row = []] = await rowsOf([{ ...redemption, userName, service: userName }]);
      for (const cell of [row[2], row[4]]) expect(cell).toMatch(/^'/);
      expect(row[5]).toBe('-50');
    }),
    { numRuns: 2000 },
  );
}, 60_000);
