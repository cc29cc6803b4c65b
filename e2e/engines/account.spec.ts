import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bought, redeemed } from '../../tests/support/entries';
import { expect, expectAddress, expectSeen, expectText, open, part } from './expectations';
import { test } from './fixtures';

test('sign-up, card, credits, a redeemed service, its history, log out', async ({ tab }) => {
  await open(tab, '/signup');
  await tab.fill('Full name', 'Ada Lovelace');
  await tab.fill('Email', 'ada@example.com');
  await tab.fill('Password', 'correct horse');
  await tab.press(part('checkbox', /I agree/));
  await tab.press(part('button', 'Create Account'));
  await expectSeen(tab, part('heading', 'Welcome back, Ada Lovelace'));

  await tab.press(part('link', 'Purchase Credits'));
  await tab.press(part('radio', /Professional/));
  await tab.fill('Quantity', '2');
  await expectText(tab, '$900');
  await tab.press(part('button', 'Purchase Credits (Demo)'));
  await expectAddress(tab, /^\/add-payment-method/);
  await tab.fill('Card number', '4000056655665556');
  await tab.fill('Expiry MM/YY', '1139');
  await tab.fill('CVC', '739');
  await tab.fill('Name on card', 'Ada Lovelace');
  await tab.press(part('button', 'Add Payment Method'));
  await expectAddress(tab, /^\/purchase-credits/);
  await expect.poll(() => tab.valueOf('Quantity')).toBe('2');
  await tab.press(part('button', 'Purchase Credits (Demo)'));
  await expectAddress(tab, /^\/dashboard/);
  await expectText(tab, '1,000');

  await tab.press(part('link', 'Redeem Service'));
  await expectSeen(tab, part('heading', 'Revision'));
  await tab.press(part('button', 'Redeem Service'));
  await expectSeen(tab, part('heading', 'Service Redeemed!'));

  await tab.press(part('link', 'Transaction History'));
  await expectSeen(tab, part('row', /Redeemed Revision.*-50.*950/));
  await expectSeen(tab, part('row', /Purchased 1000 credits.*\+1,000.*\$900/));
  await tab.press(part('link', 'Dashboard', part('banner')));
  await tab.press(part('button', 'Log out'));
  await expectAddress(tab, '/login');
  expect(await tab.run(() => localStorage.getItem('authToken'), null)).toBe(null);
});

test('an admin filters the orders and downloads them', async ({ tab }) => {
  await tab.goTo('/login');
  await tab.run(
    (items) => {
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
    },
    {
      authToken: 'token',
      userEmail: 'admin@tessera.example',
      userName: 'Admin',
      isAdmin: 'true',
      userCredits: '0',
      'creditHistory_ben@example.com': JSON.stringify([redeemed('b2', '05'), bought('b1', '04')]),
      'userName_ben@example.com': 'Ben',
    },
  );
  await open(tab, '/admin');
  await expectSeen(tab, part('button', 'All Orders (2)'));
  await expectSeen(tab, part('row', /Redeemed|Revision/));
  await tab.press(part('button', /^Purchases/));
  await expectAddress(tab, /type=purchase/);
  await expect.poll(() => tab.count(part('row', /ben@example\.com/))).toBe(1);
  const before = new Set(readdirSync(tab.downloads));
  await tab.press(part('button', 'Export CSV'));
  const files = () => readdirSync(tab.downloads).filter((name) => !before.has(name));
  await expect.poll(files).toEqual([expect.stringMatching(/^orders_\d{4}-\d\d-\d\d.*\.csv$/)]);
  const rows = () => readFileSync(path.join(tab.downloads, files()[0] ?? ''), 'utf8').split('\r\n');
  await expect
    .poll(rows)
    .toEqual([
      '\uFEFFDate,User Email,User Name,Type,Service,Credits,Amount,Status',
      '2026-11-04T10:00:00.000Z,ben@example.com,Ben,purchase,Purchased 100 credits,100,100.00,completed',
    ]);
});
