import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { useUrlState, useUrlText } from '../../src/hooks/use-url-state';

beforeEach(() => void vi.useFakeTimers());

/** A field whose address is rendered at the test's command, as late as on a busy machine. */
const renderField = (address: string) => {
  const written: string[] = [];
  const { result, rerender } = renderHook(({ value }) => useUrlText(value, (text) => written.push(text)), {
    initialProps: { value: address },
  });
  const type = (text: string) => act(() => result.current.type(text));
  const pause = () => act(() => vi.advanceTimersByTime(150));
  return { written, type, pause, showAddress: (value: string) => rerender({ value }), text: () => result.current.text };
};

test('an address that is rendered late, after more was written, leaves what is typed by then', () => {
  const { written, type, pause, showAddress, text } = renderField('');
  type('lo');
  pause();
  type('logo');
  pause();
  type('logo d');
  showAddress('lo');
  showAddress('logo');
  expect(text()).toBe('logo d');
  pause();
  expect(written).toEqual(['lo', 'logo', 'logo d']);
});

test('Back to an earlier text puts it into the field', () => {
  const { written, type, pause, showAddress, text } = renderField('cancel');
  type('logo');
  pause();
  showAddress('logo');
  showAddress('cancel');
  expect(text()).toBe('cancel');
  pause();
  expect(written).toEqual(['logo']);
});

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

test('a filter shows what was chosen before the router has the address', () => {
  const neverLoads = vi
    .fn()
    .mockReturnValueOnce(null)
    .mockReturnValue(new Promise(() => {}));
  const routes = [{ path: '/', loader: neverLoads, element: <Filter />, HydrateFallback: () => null }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { 0: null } } });
  render(<RouterProvider router={router} />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'ada' } });
  expect(screen.getByRole('combobox')).toHaveValue('ada');
});

test('another filter is another address of the same place, and keeps what its history entry knows', async () => {
  const state = { place: 'first', order: 'o1' };
  const initialEntries = [{ pathname: '/', search: '?page=2', hash: '#orders', state }];
  const router = createMemoryRouter([{ path: '/', element: <Filter /> }], { initialEntries });
  render(<RouterProvider router={router} />);
  await act(async () => fireEvent.change(screen.getByRole('combobox'), { target: { value: 'ada' } }));
  expect(router.state.location).toMatchObject({ search: '?page=2&customer=ada', hash: '#orders', state });
});
