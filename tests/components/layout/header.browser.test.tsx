import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { identity } from '../../../brand.config';
import { customer } from '../../../support/entries';
import { resize, seed, sidewaysScroll } from '../../support/browser';
import { renderApp } from '../../support/render-app';

const open = async (address = '/contact') => {
  const app = await renderApp(address);
  await screen.findByRole('heading', { level: 1 });
  return app;
};
const button = (name: string) => screen.findByRole('button', { name });
const banner = () => within(screen.getByRole('banner'));
const press = async (name: string) => userEvent.click(await button(name));
const box = (element: Element) => element.getBoundingClientRect().toJSON();

const wordsOf = (element: Element) => {
  const words = document.createRange();
  words.selectNodeContents(document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() ?? element);
  return words;
};

it('the badge ‘New’ never stands on a line of its own, in the wide menu and in the phone’s', async () => {
  const isOnLineOfWords = async () => {
    const nav = await screen.findByRole('navigation', { name: 'Main' });
    const link = await within(nav).findByRole('link', { name: /^Marketing Strategy/ });
    const badge = within(link).getByText('New').getBoundingClientRect();
    const line = [...wordsOf(link).getClientRects()].at(-1);
    const middle = (badge.top + badge.bottom) / 2;
    return line !== undefined && line.top < middle && middle < line.bottom;
  };
  await resize(1366);
  await open();
  (await button('Services menu')).focus();
  await userEvent.keyboard('{Enter}');
  for (const width of [1366, 1320, 1280, 1240, 1200, 1180]) {
    await resize(width);
    expect.soft(await isOnLineOfWords(), `${width} px`).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await resize(412);
  await openMenu();
  await press('Services');
  for (const width of [412, 375, 360, 320]) {
    await resize(width);
    expect.soft(await isOnLineOfWords(), `${width} px`).toBe(true);
  }
});

it.each([1440, 1180])('the focus ring of the arrow beside a menu entry covers no letter, %i px', async (width) => {
  await resize(width);
  await open();
  for (const name of ['Services', 'Solutions']) {
    const entry = banner().getByRole('link', { name });
    entry.focus();
    await userEvent.keyboard('{Tab}');
    const arrow = await button(`${name} menu`);
    expect(arrow).toHaveFocus();
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(arrow);
    expect(outlineStyle).not.toBe('none');
    const ring = box(arrow).left - Number.parseFloat(outlineWidth) - Number.parseFloat(outlineOffset);
    expect.soft(ring - wordsOf(entry).getBoundingClientRect().right, name).toBeGreaterThanOrEqual(0);
  }
});

it('signed in at 320 px the menu’s button is inside the window, and the account’s navigation is one row', async () => {
  await resize(320, 640);
  seed(customer());
  await open('/dashboard');
  const nav = await screen.findByRole('navigation', { name: 'Account' });
  expect(box(await button('Menu')).right).toBeLessThanOrEqual(320);
  const names = within(nav).getAllByRole('link');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Dashboard', 'Credits', 'History', 'Projects']);
  expect(sidewaysScroll()).toBe(0);
  const items = within(nav).getAllByRole('listitem');
  expect(new Set(items.map((item) => box(item).top)).size).toBe(1);
});

it('keys with Alt, Ctrl or Meta are left to the browser, in the wide menu, at the logo and in the phone’s menu', async () => {
  await open();
  const services = await button('Services menu');
  services.focus();
  const isLeft = (key: string, more = {}) => fireEvent.keyDown(document.activeElement as Element, { key, ...more });
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
    for (const key of ['ArrowDown', 'Home', 'End']) expect(isLeft(key, { [modifier]: true }), key).toBe(true);
  expect(services).toHaveAttribute('aria-expanded', 'false');
  banner().getByRole('link', { name: identity.name }).focus();
  expect(isLeft('F10', { shiftKey: true, ctrlKey: true })).toBe(true);
  expect(isLeft('F10')).toBe(true);
  await resize(375, 740);
  await openMenu();
  (await button('Services')).focus();
  for (const key of ['ArrowLeft', 'Home']) expect(isLeft(key, { altKey: true }), key).toBe(true);
});

const menu = () => within(screen.getByRole('dialog', { name: 'Menu' }));
const openMenu = async () => {
  await press('Menu');
  await button('Close menu');
};
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('a phone’s menu is a dialog whose bar stands where the header’s was, and gives the focus back', async () => {
  await resize(375, 740);
  await open();
  const logo = banner().getByRole('link', { name: identity.name });
  const before = [box(logo), box(await button('Menu'))];
  await openMenu();
  expect(await button('Close menu')).toHaveFocus();
  expect([box(menu().getByRole('link', { name: identity.name })), box(await button('Close menu'))]).toEqual(before);
  expect(screen.queryByRole('main')).toBeNull();
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  for (let index = 0; index < 14; index += 1) {
    await userEvent.keyboard(index === 0 ? '{Shift>}{Tab}{/Shift}' : '{Tab}');
    expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull();
  }
  await userEvent.keyboard('{Escape}');
  await gone();
  expect(await button('Menu')).toHaveFocus();
  await openMenu();
  await press('Close menu');
  await gone();
  expect(await button('Menu')).toHaveFocus();
  expect(await button('Menu')).toHaveAttribute('aria-expanded', 'false');
  expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
});

it('a phone’s menu unfolds sections, by arrow keys too, leaves the others open, and closes when the window becomes wide', async () => {
  await resize(375, 740);
  await open();
  await openMenu();
  await press('Services');
  expect(menu().getByRole('link', { name: /^Web3/ })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await button('Solutions')).toHaveFocus();
  expect(await menu().findByRole('link', { name: 'Banking' })).toBeVisible();
  expect(menu().getByRole('link', { name: /^Web3/ })).toBeVisible();
  expect(await button('Services')).toHaveAttribute('aria-expanded', 'true');
  await resize(1280);
  await gone();
  expect(screen.getByRole('main')).toBeVisible();
  await resize(375, 740);
  await button('Menu');
  await gone();
});

it.each([
  ['a visitor', {}, ['Log In /login', 'Sign Up /signup', 'Start a free trial /subscribe']],
  ['a customer who had the trial', customer({ trialUsed: 'true' }), ['Dashboard /dashboard']],
])('the menu has each way in once for %s', async (_, entries, ways) => {
  await resize(375, 740);
  seed(entries);
  await open();
  await openMenu();
  const found = menu()
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
    .filter((text) => /^(Log In|Sign Up|Start a free trial|Dashboard) /.test(text));
  expect(found.sort()).toEqual(ways.sort());
  expect(menu().getAllByRole('link', { name: 'Schedule a Consultation' })).toHaveLength(1);
});

it.each([
  ['the header', async () => banner()],
  [
    'the phone’s menu',
    async () => {
      await openMenu();
      return menu();
    },
  ],
])('in a low window the logo’s menu in %s ends inside the window, and scrolls with its focus ring', async (_, find) => {
  await resize(640, 320);
  await open();
  const bar = await find();
  fireEvent.contextMenu(bar.getByRole('link', { name: identity.name }));
  const list = (await bar.findByRole('link', { name: /^Main site/ })).closest('ul') as Element;
  expect(box(list).bottom).toBeLessThanOrEqual(320);
  const links = within(list as HTMLElement).getAllByRole('link');
  for (const link of links) {
    await userEvent.keyboard(link === links[0] ? '{Shift>}{/Shift}' : '{Tab}');
    expect(link).toHaveFocus();
    const { outlineWidth, outlineOffset } = getComputedStyle(link);
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    expect(box(link).left - ring).toBeGreaterThanOrEqual(box(list).left);
    expect(box(link).top - ring).toBeGreaterThanOrEqual(box(list).top);
    expect(box(link).bottom + ring).toBeLessThanOrEqual(box(list).bottom);
  }
  expect(list.scrollWidth).toBe(list.clientWidth);
});
