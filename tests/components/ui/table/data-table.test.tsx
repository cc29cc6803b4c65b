import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { DataTable } from '../../../../src/components/ui/table/data-table';
import { useUrlState } from '../../../../src/hooks/use-url-state';

type Row = { id: number };
const columns = [{ id: 'id', header: 'Id', cell: ({ id }: Row) => `Row ${id}` }];
const rowsOf = (count: number): Row[] => Array.from({ length: count }, (_, id) => ({ id }));
const monthOf = ({ id }: Row) => `Month ${Math.floor(id / 40)}`;

let rows: Row[];
let visits = 0;
beforeEach(() => {
  rows = rowsOf(250);
  visits += 1;
  window.history.replaceState({ key: `visit ${visits}` }, '', '/list');
});

const Page = () => {
  const [search, update] = useUrlState();
  return (
    <>
      <button type="button" onClick={() => update({ type: 'some' })}>
        Filter
      </button>
      <button type="button" onClick={() => update({ type: search.get('type') === 'none' ? '' : 'none' })}>
        Empty
      </button>
      {search.get('type') !== 'none' && (
        <DataTable
          caption={`List ${search}`}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => String(id)}
          groupOf={monthOf}
          isAlwaysShown={({ id }) => id === 230}
        />
      )}
    </>
  );
};

/** Renders the list again, as a reload does. */
const open = () => {
  const router = createBrowserRouter([
    { path: '/list', element: <Page /> },
    { path: '/other', element: 'Other' },
  ]);
  const { unmount } = render(<RouterProvider router={router} />);
  return { router, unmount };
};
// By text: a search by role takes seconds among so many rows.
const shown = () => screen.getAllByText(/^Row/).map((cell) => cell.textContent);
const rowOf = (id: number) => screen.getByText(`Row ${id}`).closest('tr');
const press = (name: string) => userEvent.click(screen.getByText(name));

it('shows a hundred rows and those always shown, then more, with the focus on the first new one', async () => {
  open();
  expect(rowOf(0)?.closest('table')).toHaveAttribute('aria-rowcount', '258');
  expect(shown()).toEqual([...rowsOf(100), { id: 230 }].map(({ id }) => `Row ${id}`));
  expect(rowOf(230)).toHaveAttribute('aria-rowindex', '238');
  expect(screen.getByText('101 of 250')).toBeVisible();
  await press('Show 100 more');
  expect(shown()).toHaveLength(201);
  expect(rowOf(100)).toHaveFocus();
  await press('Show 49 more');
  expect(shown()).toHaveLength(250);
  expect(screen.queryByText(/ more$/)).toBeNull();
});

it('keeps how many are shown for a reload, Back and a filter; a link begins again, and new rows do not', async () => {
  const { unmount } = open();
  await press('Show 100 more');
  unmount();
  rows = [{ id: 900 }, ...rows];
  const { router } = open();
  expect(shown()).toHaveLength(201);
  await act(() => router.navigate('/other'));
  await act(() => router.navigate('/list'));
  expect(shown()).toHaveLength(101);
  await act(() => router.navigate(-2));
  expect(await screen.findByText('201 of 251')).toBeVisible();
  await press('Filter');
  expect(shown()).toHaveLength(201);
});

it('shows all of thousands of rows, the first of them at once, and stays whole when filters empty it in between', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  rows = rowsOf(1300);
  open();
  await press('Show all');
  expect(shown()).toHaveLength(600);
  expect(rowOf(100)).toHaveFocus();
  while (screen.queryByText('Show all')) act(() => frames.shift()?.(0));
  expect(shown()).toHaveLength(1300);
  await press('Empty');
  expect(screen.queryByRole('table')).toBeNull();
  rows = rowsOf(1400);
  await press('Empty');
  expect(shown()).toHaveLength(1400);
});

it('is whole in print', () => {
  open();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(shown()).toHaveLength(250);
});
