import { expect, expectAddress, expectGone, expectSeen, open, part } from './expectations';
import type { Journey } from './tab';

const nav = part('navigation', 'Main');
const services = part('link', 'Services', nav);
const web3 = part('link', /^Web3/, nav);

const byPointer: Journey = async (tab, reached) => {
  await open(tab, '/contact');
  await expectGone(tab, web3);
  await tab.pointAt(services);
  await expectSeen(tab, web3);
  await tab.press(web3);
  await expectAddress(tab, '/services/web3');
  await expectGone(tab, web3);
  await reached('the page behind an entry');
};

const byKeyboard: Journey = async (tab, reached) => {
  await open(tab, '/contact');
  await tab.focus(part('button', 'Services menu', nav));
  await tab.keys('Enter');
  await expectSeen(tab, web3);
  await tab.keys('ArrowDown');
  const focused = () => tab.run(() => document.activeElement?.textContent?.trim() ?? '', null);
  await expect.poll(focused).toBe('Engineering');
  await tab.keys('Escape');
  await expectGone(tab, web3);
  await expect
    .poll(() => tab.run(() => document.activeElement?.getAttribute('aria-expanded') ?? '', null))
    .toBe('false');
  await reached('the menu is closed');
};

const onPhone: Journey = async (tab, reached) => {
  await tab.resize(375, 760);
  await open(tab, '/contact');
  await tab.press(part('button', 'Menu'));
  const dialog = part('dialog', 'Menu');
  await expectSeen(tab, part('button', 'Close menu'));
  await expectGone(tab, part('link', /^Web3/, dialog));
  await tab.press(part('button', 'Services', dialog));
  await tab.press(part('link', /^Web3/, dialog));
  await expectAddress(tab, '/services/web3');
  await expectGone(tab, dialog);
  await reached('the page behind an entry');
};

export const menus = {
  'the wide menu opens under the pointer, and its links lead on': byPointer,
  'the wide menu opens, moves and closes by keyboard, and gives the focus back': byKeyboard,
  'a phone’s menu unfolds its sections and closes on navigation': onPhone,
} satisfies Record<string, Journey>;
