import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useUrlState, useUrlText } from '../../src/hooks/use-url-state';

beforeEach(() => void vi.useFakeTimers());

const Filter = () => {
  const [query, update] = useUrlState();
  return (
    <select value={query.get('customer') ?? ''} onChange={(event) => update({ customer: event.target.value })}>
      {['', 'ada', 'ben'].map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
};

const Field = () => {
  const [query, update] = useUrlState();
  const { text, type } = useUrlText(query.get('q') ?? '', (q) => update({ q }, 'typed'));
  return <input value={text} onChange={(event) => type(event.target.value)} />;
};

/** A page that waits for its data after each change of its address. @returns its router, and what lets all that waits go on */
const renderWaiting = (element: ReactElement, address: string) => {
  const waiting: (() => void)[] = [];
  const loader = () => new Promise((resolve) => waiting.push(() => resolve(null)));
  const routes = [{ path: '/', loader, element, HydrateFallback: () => null }];
  const hydrationData = { loaderData: { 0: null } };
  const router = createMemoryRouter(routes, { initialEntries: [address], hydrationData });
  render(<RouterProvider router={router} />);
  return { router, load: () => act(async () => waiting.splice(0).map((goOn) => goOn())) };
};

test('a filter shows what was chosen before the router has the address', () => {
  renderWaiting(<Filter />, '/');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'ada' } });
  expect(screen.getByRole('combobox')).toHaveValue('ada');
});

test('another filter is another address of the same place, and keeps what its history entry knows', async () => {
  const state = { place: 'first', order: 'o1' };
  const initialEntries = [{ pathname: '/', search: '?page=2&customer=ben', hash: '#orders', state }];
  const router = createMemoryRouter([{ path: '/', element: <Filter /> }], { initialEntries });
  render(<RouterProvider router={router} />);
  await act(async () => fireEvent.change(screen.getByRole('combobox'), { target: { value: 'ada' } }));
  expect(router.state.location).toMatchObject({ search: '?page=2&customer=ada', hash: '#orders', state });
  expect(router.state.historyAction).toBe('REPLACE');
});

const typeAndPause = (text: string) => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  act(() => vi.advanceTimersByTime(150));
};

test('an address that comes late leaves what is typed by then', async () => {
  const { router, load } = renderWaiting(<Field />, '/');
  typeAndPause('lo');
  typeAndPause('logo');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'logo d' } });
  await load();
  expect(router.state.location.search).toBe('?q=logo');
  expect(screen.getByRole('textbox')).toHaveValue('logo d');
  act(() => vi.advanceTimersByTime(150));
  await load();
  expect(router.state.location.search).toBe('?q=logo+d');
});

test('Back to an earlier text puts it into the field, whatever is typed by then', async () => {
  const { router, load } = renderWaiting(<Field />, '/?q=cancel');
  // Typing adds one entry, however often it pauses.
  for (const text of ['lo', 'logo']) {
    typeAndPause(text);
    await load();
  }
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'logos' } });
  void router.navigate(-1);
  await load();
  expect(screen.getByRole('textbox')).toHaveValue('cancel');
  act(() => vi.advanceTimersByTime(150));
  expect(router.state.location.search).toBe('?q=cancel');
});
