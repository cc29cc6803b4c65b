import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { resize } from '../../support/browser';
import { renderApp } from '../../support/render-app';

const answer = 'you can cancel at any time with 30 days’ notice';
const row = (name: string) => screen.findByRole('button', { name });
const open = async (address = '/faq') => {
  const { router } = await renderApp(address);
  await row('How do I cancel?');
  return router;
};
const rows = () => [...document.querySelectorAll<HTMLElement>('main h2 button')];
const opened = () => rows().filter((each) => each.ariaExpanded === 'true');
const isOpen = async (name: string) => expect(opened()).toEqual([await row(name)]);

it('works by keyboard', async () => {
  await open();
  const focused = async (keys: string, index: number) => {
    await userEvent.keyboard(keys);
    expect(rows().at(index)).toHaveFocus();
  };
  rows()[0]?.focus();
  await focused('{Enter}', 0);
  expect(opened()).toEqual([rows()[0]]);
  await focused('{ArrowDown}', 1);
  await focused(' ', 1);
  expect(opened()).toEqual([rows()[1]]);
  await focused('{End}', 11);
  await focused('{ArrowUp}', 10);
  for (const key of ['ArrowLeft', 'Home'])
    expect(fireEvent.keyDown(rows()[10] as HTMLElement, { key, altKey: true })).toBe(true);
  await focused('{Home}', 0);
});

it('the browser’s own search finds what is in a closed answer, and opens it', async () => {
  await open();
  const text = screen.getByText(new RegExp(answer));
  const closed = text.closest('[hidden="until-found"]');
  expect(text).not.toBeVisible();
  await userEvent.click(await row('Who owns the work?'));
  // What it does when it has found something; a test cannot make it search.
  closed?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  await waitFor(() => isOpen('How do I cancel?'));
  expect(text).toBeVisible();
});

it('the row that is pressed stays under the pointer, whatever closes above it', async () => {
  await resize(1440, 700);
  await open();
  for (const [before, name] of [
    [null, 'Who owns the work?'],
    ['When am I billed?', 'How do I cancel?'],
  ] as const) {
    if (before) await userEvent.click(await row(before));
    const button = await row(name);
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
    const top = () => Math.round(button.getBoundingClientRect().top);
    const place = top();
    await userEvent.click(button);
    await waitFor(() => isOpen(name));
    expect(top()).toBe(place);
    await userEvent.click(button);
    await waitFor(() => expect(opened()).toEqual([]));
    expect(top()).toBe(place);
  }
});

it('a hash that names no question leaves the answer open, and a link to the page alone closes it', async () => {
  const router = await open('/faq#cancel');
  await isOpen('How do I cancel?');
  const go = (to: string) => act(() => router.navigate(to));
  await go('/faq#content');
  await isOpen('How do I cancel?');
  await userEvent.click(await row('Who owns the work?'));
  await go('/faq#content');
  await isOpen('Who owns the work?');
  await userEvent.click(await row('Who owns the work?'));
  await go('/faq#content');
  expect(opened()).toEqual([]);
  await go('/faq#cancel');
  await isOpen('How do I cancel?');
  await go('/faq');
  expect(opened()).toEqual([]);
});
