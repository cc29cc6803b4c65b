/** That a toast covers neither what has the focus nor the heading at the top of a page, nor the demo desk's tab. */
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { toast } from '../../../../src/components/ui/toast/toast';
import { desk } from '../../../../src/content/demo/desk';
import { customer, resize, seed } from '../../../support/browser';
import { redeemed } from '../../../support/entries';
import { renderApp } from '../../../support/render-app';

const root = document.documentElement;
afterEach(() => root.style.removeProperty('font-size'));

type Window = readonly [width: number, height: number, fontSize: string];
const windows: readonly Window[] = [
  [375, 667, '100%'],
  [320, 480, '100%'],
  [375, 667, '200%'],
  [1440, 900, '100%'],
];
const refusals = [
  ['/subscribe', 'Start free trial', 'Agreement Required'],
  ['/subscribe', 'Start free trial', 'Agreement Required', 'Fill in sample data'],
  ['/onboarding', 'Next', 'Missing information'],
  ['/instant-site-form', 'Continue to Payment', 'Missing required fields'],
  ['/admin', 'Mark completed', 'Order completed'],
] as const;

const open = async (address: string, [width, height, fontSize]: Window) => {
  await resize(width, height);
  root.style.fontSize = fontSize;
  seed(customer({ isAdmin: 'true', 'creditHistory_ben@example.com': JSON.stringify([redeemed('b1', '04')]) }));
  await renderApp(address);
};
const boxOf = (element: Element | null | undefined) => (element as Element).getBoundingClientRect();
const toastOf = async (title: string) => (await screen.findByText(title)).closest('li') as Element;
/** Of what fits between header and toast. */
const isCovered = (element: Element | null, by: Element) => {
  const { left, right, top, bottom, height } = boxOf(element);
  const cover = boxOf(by);
  const isBeside = right <= cover.left || left >= cover.right || by.contains(element);
  const fits = height < cover.top - boxOf(document.querySelector('header')).bottom;
  return !isBeside && fits && bottom > cover.top + 0.5 && top < cover.bottom - 0.5;
};

it.each(windows.flatMap((window) => refusals.map((refusal) => [window, ...refusal] as const)))(
  '%j: %s, %s',
  async (window, address, press, title, before?: string) => {
    await open(address, window);
    if (before) await userEvent.click(await screen.findByRole('button', { name: before }));
    const pressed = await screen.findByRole('button', { name: new RegExp(`^${press}`) });
    await waitFor(() => expect(pressed).toBeEnabled());
    await userEvent.click(pressed);
    const shown = await toastOf(title);
    for (let tabs = 0; tabs < 8; tabs += 1) {
      await waitFor(() => expect(isCovered(document.activeElement, shown)).toBe(false), { timeout: 500 });
      await userEvent.keyboard('{Tab}');
    }
    root.scrollTop = root.scrollHeight;
    expect(boxOf(document.querySelector('footer')).bottom).toBeLessThan(innerHeight - boxOf(shown).height + 1);
    if (window[0] === 1440)
      expect(boxOf(shown).bottom).toBeLessThan(boxOf(screen.getByRole('button', { name: desk.tab })).top);
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
