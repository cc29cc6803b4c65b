/** That a toast covers neither what has the focus nor the heading at the top of a page, nor the demo desk's tab. */
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { toast } from '../../../../src/components/ui/toast/toast';
import { desk } from '../../../../src/content/demo/desk';
import { appearance } from '../../../../src/content/site/navigation';
import { customer, redeemed } from '../../../../support/entries';
import { resize, seed } from '../../../support/browser';
import { setWaits } from '../../../support/form';
import { renderApp } from '../../../support/render-app';
import { refuseWrites } from '../../../support/storage';

const root = document.documentElement;
afterEach(() => root.style.removeProperty('font-size'));

type Window = readonly [width: number, height: number, fontSize: string];
const windows: readonly Window[] = [
  [375, 667, '100%'],
  [320, 480, '100%'],
  [375, 667, '200%'],
  [1440, 900, '100%'],
];
/** What is pressed until the toast shows; what has a colon is typed into the field of that name. */
const presses = [
  ['/subscribe', 'Agreement Required', 'Start free trial'],
  ['/subscribe', 'Agreement Required', 'Fill in sample data', 'Start free trial'],
  ['/onboarding', 'Missing information', 'Next'],
  [
    '/instant-site-form',
    'Invalid discount code',
    'Fill in sample data',
    'Continue to Payment',
    'Discount code: X',
    'Apply',
  ],
  ['/payment?plan=agency', 'Not saved', 'Fill in sample data', 'Pay now'],
  ['/admin', 'Order completed', 'Mark completed'],
] as const;

const open = async (address: string, [width, height, fontSize]: Window) => {
  await resize(width, height);
  root.style.fontSize = fontSize;
  const orders = JSON.stringify([redeemed('b1', '04')]);
  seed(customer({ isAdmin: 'true', userCredits: '900', 'creditHistory_ben@example.com': orders }));
  setWaits();
  if (address.startsWith('/payment')) refuseWrites();
  await renderApp(address);
};
const boxOf = (element: Element | null | undefined) => (element as Element).getBoundingClientRect();
const toastOf = async (title: string) => (await screen.findByText(title)).closest('li') as Element;
/** Of what does not fit between header and toast: whether its top is. */
const isCovered = (element: Element | null, by: Element) => {
  const { left, right, top, bottom, height } = boxOf(element);
  const cover = boxOf(by);
  const from = boxOf(document.querySelector('header')).bottom;
  if (right <= cover.left || left >= cover.right || by.contains(element) || top > cover.bottom - 0.5) return false;
  if (height < cover.top - from) return bottom > cover.top + 0.5;
  return element !== document.body && bottom > cover.top && (top > cover.top || top < from - 0.5);
};

// On a phone all of them; elsewhere one that leads the focus up, one that leads it down, one that leaves it where it is.
const everywhere = ['Start free trial', 'Next', 'Mark completed'];
const cases = windows.flatMap((window, index) =>
  presses
    .filter(([, , first, then]) => index === 0 || (everywhere.includes(first) && !then))
    .map((press) => [window, press] as const),
);

it.each(cases)('%j: %j', async (window, [address, title, ...steps]) => {
  await open(address, window);
  for (const step of steps) {
    const [name = '', typed] = step.split(': ');
    if (typed) await userEvent.type(await screen.findByLabelText(name), typed);
    else {
      const pressed = await screen.findByRole('button', { name: new RegExp(`^${name}`) });
      await waitFor(() => expect(pressed).toBeEnabled());
      await userEvent.click(pressed);
    }
  }
  const shown = await toastOf(title);
  for (let tabs = 0; tabs < 4; tabs += 1) {
    await waitFor(() => expect(isCovered(document.activeElement, shown)).toBe(false), { timeout: 500 });
    await userEvent.keyboard('{Tab}');
  }
  const last = [...document.querySelectorAll<HTMLElement>('footer a')].at(-1);
  last?.focus();
  expect(isCovered(last ?? null, shown)).toBe(false);
  expect(getComputedStyle(document.body, '::after').backgroundColor).toBe(
    getComputedStyle(document.querySelector('footer') as Element).backgroundColor,
  );
  if (window[0] === 1440)
    expect(boxOf(shown).right).toBeLessThan(boxOf(screen.getByRole('button', { name: desk.tab })).left);
});

it.each(windows)(
  '%i × %i, text %s: at the edge, or above a button of the page; the page does not grow',
  async (...window) => {
    await open('/instant-site-success', window);
    const book = await screen.findByRole('link', { name: /^Book 15 min/ });
    const { scrollHeight } = root;
    act(() => toast({ title: 'Order completed successfully!' }));
    const shown = await toastOf('Order completed successfully!');
    const isAtEdge = Math.abs(boxOf(shown).bottom - innerHeight) < 1;
    for (const button of document.querySelectorAll('main :is(button, a.button):not(.toasts *)'))
      expect(isCovered(button, shown)).toBe(false);
    expect(isAtEdge || boxOf(shown).bottom < boxOf(book).top).toBe(true);
    expect(root.scrollHeight).toBe(scrollHeight);
  },
);

it.each(windows)('%i × %i, text %s: the heading of the page that follows', async (...window) => {
  await open('/onboarding', window);
  const heading = await screen.findByRole('heading', { level: 1 });
  heading.tabIndex = -1;
  heading.focus();
  act(() => toast({ title: 'Free trial started!', description: 'Next: four short steps.' }));
  expect(isCovered(heading, await toastOf('Free trial started!'))).toBe(false);
});

// With text twice as large a phone has no room above them.
it.each(windows.filter(([, , text]) => text === '100%'))(
  '%i × %i, text %s: at the end of the page, the choices in the footer',
  async (...window) => {
    await open('/instant-site-success', window);
    const radios = appearance.options.map(({ label }) => screen.findByRole('radio', { name: label }));
    const choices = (await Promise.all(radios)).map((radio) => radio.closest('label'));
    root.scrollTop = root.scrollHeight;
    act(() => toast({ title: 'Order completed successfully!' }));
    const shown = await toastOf('Order completed successfully!');
    for (const choice of choices) expect(isCovered(choice, shown)).toBe(false);
  },
);

it('stays where it is while it is pressed', async () => {
  await open('/admin', [1440, 900, '100%']);
  const complete = await screen.findByRole('button', { name: /^Mark completed/ });
  // Where the toast would be.
  complete.scrollIntoView({ block: 'end', behavior: 'instant' });
  await userEvent.click(complete);
  const shown = await toastOf('Order completed');
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Undo \(/));
  window.scrollBy({ top: 40, behavior: 'instant' });
  const { top } = boxOf(shown);
  shown.querySelector('button')?.focus();
  await new Promise(requestAnimationFrame);
  expect(boxOf(shown).top).toBe(top);
});
