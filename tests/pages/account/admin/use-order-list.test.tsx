import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useOrderList } from '../../../../src/pages/account/admin/use-order-list';
import { orderKey, readOrders } from '../../../../src/services/orders/orders';
import { bought } from '../../../support/entries';

const listAt = (address: string, keptNames: string[] = []) => {
  localStorage.setItem('userName_ada@example.com', 'Ada');
  localStorage.setItem('userName_zoe@example.com', 'Zoe');
  localStorage.setItem('creditHistory_ada@example.com', JSON.stringify([bought('a', '02', { credits: 50 })]));
  localStorage.setItem('creditHistory_zoe@example.com', JSON.stringify([bought('z', '01')]));
  const orders = readOrders();
  const kept = new Set(
    orders.filter(({ userEmail }) => keptNames.some((name) => userEmail.startsWith(name))).map(orderKey),
  );
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterProvider router={createMemoryRouter([{ path: '*', element: children }], { initialEntries: [address] })} />
  );
  return renderHook(() => useOrderList(orders, kept), { wrapper }).result;
};

const noDays = [
  'garbage',
  '20.11.2026',
  '2026-02-30',
  '2026-13-01',
  '0000-01-01',
  '2026-11-1',
  '2026-11-02T00:00',
  ' ',
];

it.each(noDays)('what the address asks for ignores the day %s', (day) => {
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

describe('sorting', () => {
  const ids = (list: ReturnType<typeof listAt>) => list.current.rows.map(({ id }) => id);

  it.each([
    ['user', 'ascending', ['a', 'z'], 'descending'],
    ['credits', 'descending', ['z', 'a'], 'ascending'],
    ['amount', 'descending', ['a', 'z'], 'ascending'],
  ] as const)('by %s is %s at first and turns', (by, first, rows, second) => {
    const list = listAt('/admin');
    act(() => list.current.sortOf(by).onSort());
    expect(list.current.sortOf(by).direction).toBe(first);
    expect(ids(list)).toEqual(rows);
    act(() => list.current.sortOf(by).onSort());
    expect(list.current.sortOf(by).direction).toBe(second);
    act(() => list.current.sortOf(by).onSort());
    expect(list.current.sortOf(by).direction).toBe(first);
  });

  it('the active ones are oldest first, until a column is pressed', () => {
    const list = listAt('/admin?status=active');
    expect(list.current.sortOf('date').direction).toBe('ascending');
    act(() => list.current.sortOf('date').onSort());
    expect(list.current.sortOf('date').direction).toBe('descending');
    act(() => list.current.sortOf('date').onSort());
    expect(list.current.sortOf('date').direction).toBe('ascending');
  });

  it('a column of dates sorts newest first, then oldest first, and newest first again after another column', () => {
    const list = listAt('/admin?sort=garbage&order=garbage');
    expect(list.current.sortOf('date').direction).toBe('descending');
    act(() => list.current.sortOf('date').onSort());
    expect(list.current.sortOf('date').direction).toBe('ascending');
    act(() => list.current.sortOf('user').onSort());
    act(() => list.current.sortOf('date').onSort());
    expect(list.current.sortOf('date').direction).toBe('descending');
  });
});
