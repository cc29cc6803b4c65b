import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOrderList } from '../../../../src/pages/account/admin/use-order-list';
import { orderKey, readOrders } from '../../../../src/services/orders/orders';
import { creditHistoryOf, type HistoryEntry } from '../../../../src/storage/schema';
import { store } from '../../../../src/storage/store';
import { bought } from '../../../../support/entries';
import { around } from '../../../support/in-router';

const listAt = (address: string, keptNames: string[] = []) => {
  store.write(creditHistoryOf('ada@example.com'), [bought('a', '02', { credits: 50 }) as HistoryEntry]);
  store.write(creditHistoryOf('zoe@example.com'), [bought('z', '01') as HistoryEntry]);
  const orders = readOrders();
  const kept = new Set(orders.filter(({ userName }) => keptNames.includes(userName)).map(orderKey));
  return renderHook(() => useOrderList(orders, kept), around(address)).result;
};

const noDays = ['garbage', '20.11.2026', '2026-02-30', '2026-13-01', '0000-01-01', '2026-11-1', '2026-11-02T00:00'];

it.each([...noDays, ' '])('what the address asks for ignores the day %s', (day) => {
  const list = listAt(`/admin?from=${encodeURIComponent(day)}&to=${encodeURIComponent(day)}`);
  expect(list.current).toMatchObject({ filter: { from: '', to: '' }, setCount: 0 });
  expect(list.current.rows).toHaveLength(2);
});

it('what the address asks for reads a day', () => {
  const list = listAt('/admin?from=2026-11-02');
  expect(list.current).toMatchObject({ filter: { from: '2026-11-02' }, setCount: 1 });
  expect(list.current.rows.map(({ id }) => id)).toEqual(['a']);
});

it('the status combines with the other filters, and is counted under them', () => {
  const list = listAt('/admin?status=completed&q=zoe');
  expect(list.current.rows.map(({ id }) => id)).toEqual(['z']);
  expect(list.current.statusCounts).toEqual({ pending: 0, active: 0, completed: 1 });
  act(() => list.current.clear());
  expect(list.current).toMatchObject({ setCount: 0, statusCounts: { completed: 2 } });
  expect(list.current.rows).toHaveLength(2);
});

it('the status lets what was just changed stay in view, but not in the export', () => {
  const list = listAt('/admin?status=active', ['zoe']);
  expect(list.current.rows.map(({ id }) => id)).toEqual(['z']);
  expect(list.current.matching).toEqual([]);
});

it.each([
  ['', 'user', ['a', 'z'], [null, 'ascending', 'descending', 'ascending']],
  ['', 'credits', ['z', 'a'], [null, 'descending', 'ascending', 'descending']],
  ['', 'amount', ['a', 'z'], [null, 'descending', 'ascending', 'descending']],
  ['?sort=garbage&order=garbage', 'date', ['z', 'a'], ['descending', 'ascending', 'descending']],
  ['?status=active', 'date', [], ['ascending', 'descending', 'ascending']],
] as const)('sorting “%s” by %s gives %j at first, and each press turns it', (query, by, rows, [before, ...after]) => {
  const list = listAt(`/admin${query}`);
  expect(list.current.sortOf(by).direction).toBe(before);
  for (const [presses, direction] of after.entries()) {
    act(() => list.current.sortOf(by).onSort());
    expect(list.current.sortOf(by).direction).toBe(direction);
    if (presses === 0) expect(list.current.rows.map(({ id }) => id)).toEqual(rows);
  }
});

it('sorting by date begins with the newest again after another column', () => {
  const list = listAt('/admin');
  for (const by of ['date', 'user', 'date'] as const) act(() => list.current.sortOf(by).onSort());
  expect(list.current.sortOf('date').direction).toBe('descending');
});
