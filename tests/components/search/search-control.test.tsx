import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DiscountBox } from '../../../src/components/form/discount-box';
import { SearchControl } from '../../../src/components/search/search-control';
import { renderAt } from '../../support/in-router';

const mockApple = () => vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');

const router = () =>
  createMemoryRouter([
    { path: '/', element: <SearchControl /> },
    { path: '*', element: <h1>Another page</h1> },
  ]);
const open = () => {
  const current = router();
  render(<RouterProvider router={current} />);
  return current;
};
/** @returns whether the search handled the keys */
const press = (init: KeyboardEventInit) => !fireEvent.keyDown(document.body, init);
const field = () => screen.findByRole('combobox', { name: 'Search the site' });
const controlK = { key: 'k', code: 'KeyK', ctrlKey: true };
const openByKey = async () => {
  const current = open();
  press(controlK);
  return { current, input: await field() };
};

beforeEach(() => {
  // The index cannot be loaded. The dialog opens all the same.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});

describe('the keys that open the search', () => {
  it.each<[string, KeyboardEventInit]>([
    ['Ctrl+K', controlK],
    ['Ctrl+K with Caps Lock', { key: 'K', code: 'KeyK', ctrlKey: true }],
    ['Ctrl and the K of a Dvorak layout', { key: 'k', code: 'KeyV', ctrlKey: true }],
    ['Ctrl+K on a Cyrillic layout', { key: 'л', code: 'KeyK', ctrlKey: true }],
    ['Ctrl+K on a Greek layout', { key: 'κ', code: 'KeyK', ctrlKey: true }],
  ])('are %s', async (_, keys) => {
    open();
    expect(press(keys)).toBe(true);
    expect(await field()).toBeVisible();
  });

  it.each<[string, KeyboardEventInit]>([
    ['a slash', { key: '/', code: 'Slash' }],
    ['⌘K outside Apple platforms', { key: 'k', code: 'KeyK', metaKey: true }],
    ['the key of a Dvorak layout that is K on other layouts', { key: 't', code: 'KeyK', ctrlKey: true }],
    ['another key on a Cyrillic layout', { key: 'м', code: 'KeyV', ctrlKey: true }],
    ['K alone', { key: 'k', code: 'KeyK' }],
    ['AltGr+K', { key: 'k', code: 'KeyK', ctrlKey: true, altKey: true }],
    ['Ctrl+Shift+K', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }],
  ])('are not %s', (_, keys) => {
    open();
    expect(press(keys)).toBe(false);
  });

  it('are only ⌘K on Apple platforms, where Ctrl+K edits text', async () => {
    mockApple();
    open();
    expect(press(controlK)).toBe(false);
    expect(press({ key: 'k', code: 'KeyK', metaKey: true })).toBe(true);
    expect(await field()).toBeVisible();
  });

  it('are not the `keydown` without a key that autofill sends', () => {
    const errors: unknown[] = [];
    const onError = (event: ErrorEvent) => errors.push(event.error);
    window.addEventListener('error', onError);
    open();
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    window.removeEventListener('error', onError);
    expect(errors).toEqual([]);
  });

  it.each([
    ['on other platforms', () => {}, 'Ctrl K', 'Control+K'],
    ['on Apple platforms', mockApple, '⌘K', 'Meta+K'],
  ])('are shown as they are %s, after hydration', (_, mockPlatform, label, shortcut) => {
    mockPlatform();
    expect(renderToString(<RouterProvider router={router()} />)).toMatch(/class="[^"]*invisible[^"]*"[^>]*>Ctrl K</);
    open();
    expect(screen.getByText(label)).not.toHaveClass('invisible');
    expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('aria-keyshortcuts', shortcut);
  });
});

it('stays closed if the visitor has left the page before it is loaded', async () => {
  open();
  press(controlK);
  window.history.replaceState(null, '', '/contact');
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('dialog')).toBeNull();
  press(controlK);
  expect(await field()).toBeVisible();
});

it('Escape moves the focus to the heading if the element that had it before is gone', async () => {
  renderAt(
    <main>
      <h1>Orders</h1>
      <button type="button">Start</button>
      <SearchControl />
    </main>,
  );
  const button = screen.getByRole('button', { name: 'Start' });
  button.focus();
  press(controlK);
  const input = await field();
  button.remove();
  fireEvent.keyDown(input, { key: 'Escape' });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Orders' })).toHaveFocus());
});

it('has what was typed before it was there, and the control that had the focus has none of it', async () => {
  open();
  press(controlK);
  const typed = [...'an x', 'Backspace', 'Shift', 'd', ' ', 'Enter'].map((key) => press({ key }));
  expect(typed).toEqual([true, true, true, true, true, false, true, true, true]);
  const input = await field();
  expect(input).toHaveValue('an d ');
  await waitFor(() => expect(input).toHaveFocus());
  expect(press({ key: 'e' })).toBe(false);
});

it('leaves typing to the page once the visitor points at something', () => {
  open();
  press(controlK);
  fireEvent.pointerDown(document.body);
  expect(press({ key: 'a' })).toBe(false);
});

it('Enter before there are results opens the page with all of them', async () => {
  const { current, input } = await openByKey();
  await screen.findAllByRole('option');
  fireEvent.change(input, { target: { value: 'terms' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(current.state.location).toMatchObject({ pathname: '/search', search: '?q=terms' }));
});

// In Safari, only the key code tells that an Enter ends a composition.
const compositions: [string, KeyboardEventInit][] = [
  ['Enter of a composition', { key: 'Enter', isComposing: true }],
  ['Enter of a composition in Safari', { key: 'Enter', keyCode: 229 }],
];

it.each(compositions)('while an input method composes %s opens no option of the search', async (_, keys) => {
  const { current, input } = await openByKey();
  await screen.findAllByRole('option');
  fireEvent.keyDown(input, keys);
  expect(current.state.location.pathname).toBe('/');
  expect(input).toBeVisible();
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(await screen.findByText('Another page')).toBeVisible();
});

it('while an input method composes Escape closes the search only without a composition', async () => {
  const { input } = await openByKey();
  fireEvent.keyDown(input, { key: 'Escape', isComposing: true });
  expect(input).toBeVisible();
  fireEvent.keyDown(input, { key: 'Escape' });
  await waitFor(() => expect(input).not.toBeInTheDocument());
});

it.each(compositions)('while an input method composes %s applies no discount code', (_, keys) => {
  const apply = vi.fn();
  render(<DiscountBox code="SAVE" onChange={() => {}} onApply={apply} message="" />);
  const input = screen.getByRole('textbox', { name: 'Discount code' });
  fireEvent.keyDown(input, keys);
  expect(apply).not.toHaveBeenCalled();
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(apply).toHaveBeenCalledOnce();
});
