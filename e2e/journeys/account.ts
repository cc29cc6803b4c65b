/** What customers and admins do in their account. */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { identity } from '../../brand.config';
import { bought, redeemed } from '../../support/entries';
import { secretCard } from '../../support/secrets';
import { admin } from '../fixtures';
import { expect, expectAddress, expectSeen, expectText, fillAll, open, part } from './expectations';
import type { Journey, Tab } from './tab';

const creditsBoughtAndSpent: Journey = async (tab, reached) => {
  await open(tab, '/signup');
  await fillAll(tab, { 'Full name': 'Ada Lovelace', Email: 'ada@example.com', Password: 'correct horse' });
  await tab.press(part('checkbox', /I agree/));
  await tab.press(part('button', 'Create Account'));
  await expectSeen(tab, part('heading', 'Welcome back, Ada Lovelace'));
  await reached('a new account');

  await tab.press(part('link', 'Purchase Credits'));
  await tab.press(part('radio', /Professional/));
  await tab.fill('Quantity', '2');
  await expectText(tab, '$900');
  await tab.press(part('button', 'Purchase Credits (Demo)'));
  await expectAddress(tab, /^\/add-payment-method/);
  const { number, expiry } = secretCard;
  await fillAll(tab, { 'Card number': number, 'Expiry MM/YY': expiry, CVC: '739', 'Name on card': 'Ada Lovelace' });
  await tab.press(part('button', 'Add Payment Method'));
  await expectAddress(tab, /^\/purchase-credits/);
  await expect.poll(() => tab.valueOf('Quantity')).toBe('2');
  await reached('a card on file');
  await tab.press(part('button', 'Purchase Credits (Demo)'));
  await expectAddress(tab, /^\/dashboard/);
  await expectText(tab, '1,000');
  await reached('the credits');

  await tab.press(part('link', 'Redeem Service'));
  await expectSeen(tab, part('heading', 'Revision'));
  await tab.press(part('button', 'Redeem Service'));
  await expectSeen(tab, part('heading', 'Service Redeemed!'));
  await reached('a redeemed service');

  await tab.press(part('link', 'Transaction History'));
  await expectSeen(tab, part('row', /Redeemed Revision.*-50.*950/));
  await expectSeen(tab, part('row', /Purchased 1000 credits.*\+1,000.*\$900/));
  await tab.press(part('button', 'Purchases'));
  await expectAddress(tab, '/history?type=purchase');
  await reached('the purchases alone');
  await tab.press(part('link', 'Dashboard', part('banner')));
  await tab.press(part('button', 'Log out', part('navigation', 'Account')));
  await expectAddress(tab, '/login');
  expect(await tab.run(() => localStorage.getItem('authToken'), null)).toBe(null);
  await reached('logged out');
};

const store = (tab: Tab, entries: Readonly<Record<string, string>>) =>
  tab.run((items) => {
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  }, entries);

const withOrders = admin({
  'creditHistory_ben@example.com': JSON.stringify([redeemed('b2', '05'), bought('b1', '04')]),
  'userName_ben@example.com': 'Ben',
});

const downloadsOf = (tab: Tab) => {
  const before = new Set(readdirSync(tab.downloads));
  return () => readdirSync(tab.downloads).filter((name) => !before.has(name));
};

const filters = part('button', 'Filters');

const showFilters = async (tab: Tab) => {
  await expectSeen(tab, part('button', 'Export CSV'));
  if ((await tab.count(filters)) > 0) await tab.press(filters);
};

const orders: Journey = async (tab, reached) => {
  await tab.goTo('/login');
  await store(tab, withOrders);
  await open(tab, '/admin');
  await expectSeen(tab, part('row', /Redeemed|Revision/));
  await showFilters(tab);
  await expectSeen(tab, part('button', 'All Orders (2)'));
  await tab.press(part('button', 'Date', part('columnheader')));
  await expectAddress(tab, /order=ascending/);
  await reached('the oldest first');
  await tab.press(part('button', /^Purchases/));
  await expectAddress(tab, /type=purchase/);
  await expect.poll(() => tab.count(part('row', /ben@example\.com/))).toBe(1);
  await reached('the purchases alone');
  const files = downloadsOf(tab);
  await tab.press(part('button', 'Export CSV'));
  await expect.poll(files).toEqual([expect.stringMatching(/^orders_\d{4}-\d\d-\d\d.*\.csv$/)]);
  // The date is the visitor's, with its offset: the moment is the same in every zone.
  const inUtc = (row: string) => row.replace(/^\d{4}-[^,]+/, (date) => new Date(date).toISOString());
  const rows = () =>
    readFileSync(path.join(tab.downloads, files()[0] ?? ''), 'utf8')
      .split('\r\n')
      .map(inUtc);
  await expect
    .poll(rows)
    .toEqual([
      '\uFEFFDate,User Email,User Name,Type,Service,Credits,Amount,Status',
      '2026-11-04T10:00:00.000Z,ben@example.com,Ben,purchase,Purchased 100 credits,100,100.00,completed',
    ]);
};

const backup: Journey = async (tab, reached) => {
  await tab.goTo('/login');
  await store(tab, withOrders);
  await open(tab, '/admin?tab=data');
  const files = downloadsOf(tab);
  await tab.press(part('button', 'Export all data'));
  await expectText(tab, 'The download was started');
  await expect.poll(files).toHaveLength(1);
  const [file = ''] = files();
  await tab.press(part('button', 'Reset all data'));
  await tab.press(part('button', 'Reset everything'));
  await expectAddress(tab, '/login');
  await reached('everything is gone');
  await fillAll(tab, { Email: identity.adminEmails[0], Password: 'x' });
  await tab.press(part('button', 'Sign In'));
  await expectAddress(tab, '/admin');
  await tab.press(part('link', 'Data'));
  await tab.attach('Demo data file', path.join(tab.downloads, file));
  await tab.press(part('button', 'Replace everything'));
  await expectText(tab, 'Imported');
  await tab.press(part('link', 'Orders (2)'));
  await showFilters(tab);
  await expectSeen(tab, part('button', 'All Orders (2)'));
  await reached('everything is back');
};

export const account = {
  'sign-up, card, credits, a redeemed service, its history, log out': creditsBoughtAndSpent,
  'an admin sorts and filters the orders and downloads them': orders,
  'an admin saves all data, removes it and brings it back': backup,
} satisfies Record<string, Journey>;
