/** One example of each component, on the page that only the development server has. */
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { resize, sidewaysScroll, violationsIn } from '../../support/browser';
import { renderApp } from '../../support/render-app';

beforeEach(async () => {
  await renderApp('/styleguide');
  await screen.findByRole('heading', { name: 'Forms' });
});
const button = (name: string) => screen.findByRole('button', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it.each([1440, 375])('is accessible, %i px wide', async (width) => {
  await resize(width, 900);
  expect(await violationsIn()).toEqual([]);
  expect(sidewaysScroll()).toBeLessThanOrEqual(0);
});

it.each([
  ['Open the dialog', 'A dialog', ''],
  ['Ask a question', 'Reset all data?', /This cannot be taken back/],
])('a dialog takes the focus to its title, holds the page, and gives it back: %s', async (name, title, words) => {
  const opener = await button(name);
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(within(dialog).getByRole('heading', { name: title })).toHaveFocus();
  // What will happen, for a question.
  expect(dialog).toHaveAccessibleDescription(words);
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  expect(await violationsIn(dialog)).toEqual([]);
  await userEvent.keyboard('{Tab}');
  // The part that scrolls.
  expect(getComputedStyle(document.activeElement as Element).overflowY).toBe('auto');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(within(dialog).getAllByRole('button').at(-1)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await gone();
  expect(opener).toHaveFocus();
  expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
});

it('a toast is accessible, and is swiped away', async () => {
  await userEvent.click(await button('Show a toast'));
  const toast = (await screen.findByText('The change is in this browser.')).closest('li') as Element;
  expect(await violationsIn(screen.getByRole('region', { name: /^Notifications/ }))).toEqual([]);
  await userEvent.hover(toast);
  await userEvent.dragAndDrop(toast, document.body, {
    sourcePosition: { x: 60, y: 4 },
    targetPosition: { x: toast.getBoundingClientRect().left + 60, y: window.scrollY + window.innerHeight - 4 },
    force: true,
    steps: 8,
  });
  await waitFor(() => expect(toast).not.toBeInTheDocument());
});
