/** States of the account area and of the demo desk. */
import { identity } from '../../../brand.config';
import { redeemed } from '../../../support/entries';
import { history } from '../../accessible/history';
import {
  admin,
  blockStorage,
  customer,
  expect,
  open,
  type Page,
  pressAndCloseCalendar,
  refuseWrites,
  seed,
} from '../../fixtures';
import { numberOf, steer } from '../../payments/pay-flows';
import { said } from '../../support/live-regions';
import { dialog, main, opened, part, press, type State, words } from './state';

const submissions = JSON.stringify([
  {
    ...{ id: 'a', kind: 'checkout', date: '2026-11-03T08:00:00.000Z' },
    answers: { firstName: 'Ada', email: 'ada@example.com', totalAmount: 5000 },
  },
]);
const full = customer({ userCredits: '400', creditHistory: history, hasPaymentMethod: 'true', submissions });
const redemption = JSON.stringify([redeemed('r1', '02')]);
const orders = admin({ 'creditHistory_ben@example.com': history, 'userName_ben@example.com': 'Ben', submissions });

/** A page of a customer with orders, as it opens. */
const own = (name: string, at: string) => opened(name, at, full);

const filter = async (page: Page, ...names: RegExp[]) => {
  for (const name of names) await page.getByRole('button', { name, pressed: false }).press('Enter');
};

const endedTrial = { trialUsed: 'true', trialEndDate: '2026-11-01T12:00:00.000Z' };

const choosePack = async (page: Page, quantity: string) => {
  await page.getByRole('radio', { name: /Professional/ }).check();
  await page.getByLabel('Quantity').fill(quantity);
};

export const accountStates: readonly (State | State[])[] = [
  {
    ...opened('account/log-in-errors', '/login'),
    act: async (page) => {
      await press(page, 'Sign In');
      await press(page, 'Show');
      await page.getByLabel('Password').dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
      // A form that lacks something is not under way.
      expect(await said(page)).not.toContain('One moment');
    },
    shows: part('alert'),
    says: ['Caps Lock is on'],
  },
  {
    ...opened('account/sign-up-errors', '/signup'),
    act: async (page) => {
      await press(page, 'Add Card');
      await press(page, 'Create Account');
    },
    shows: part('alert'),
    tree: main,
  },
  {
    ...opened('account/sign-up-taken', '/signup', { 'userName_ada@example.com': 'Ada' }),
    act: async (page) => {
      await press(page, 'Fill in sample data');
      await page.getByLabel('Email').fill('ada@example.com');
      await press(page, 'Create Account');
      await page.clock.runFor(1100);
    },
    shows: part('link', { name: 'Go to login' }),
  },
  opened('account/dashboard-new', '/dashboard', customer()),
  { ...own('account/dashboard', '/dashboard'), tree: main },
  {
    ...own('account/purchase', '/purchase-credits'),
    act: async (page) => {
      await page.getByRole('radio', { name: /Starter/ }).check();
      await press(page, 'Increase');
      await choosePack(page, '2');
    },
    says: ['Total$100'],
    tree: main,
  },
  { ...own('account/redeem', '/redeem/logo-design'), tree: main },
  opened('account/redeem-too-little', '/redeem/logo-design', customer({ userCredits: '100' })),
  [
    {
      ...own('account/redeemed', '/redeem/revision'),
      act: async (page) => {
        await press(page, 'Redeem Service');
        await page.clock.runFor(1600);
      },
      shows: part('heading', { name: 'Service Redeemed!' }),
      says: ['One moment, please'],
    },
    {
      name: 'account/assignment-started',
      act: (page) => pressAndCloseCalendar(page.getByRole('button', { name: 'Start Assignment' })),
      says: ['Started.'],
      widths: [320],
      isPlain: true,
    },
  ],
  [
    {
      ...own('account/history', '/history'),
      act: (page) => filter(page, /^Purchases/, /^Redemptions/, /^All/),
      says: ['1 transaction'],
      tree: main,
    },
    {
      name: 'account/history-new',
      controls: 'main',
      // In another tab.
      act: (page) =>
        page.evaluate(() => {
          localStorage.setItem('creditHistory', '[]');
          dispatchEvent(new StorageEvent('storage', { key: 'creditHistory', storageArea: localStorage }));
        }),
      shows: words(/No transactions/),
    },
  ],
  { ...opened('account/history-nothing-found', '/history?type=purchase', customer({ creditHistory: redemption })) },
  { ...own('account/receipt', '/receipt?entry=p1'), tree: main },
  { ...own('account/card-errors', '/add-payment-method'), act: (page) => press(page, /^Add/), shows: part('alert') },
  [
    {
      ...opened(
        'account/payment-processing',
        '/success?session_id=cs_1',
        customer({ pendingPurchase: JSON.stringify({ credits: 100, amount: 100, type: 'credits' }) }),
      ),
      shows: part('heading', { name: 'Processing your payment...' }),
      isPlain: true,
    },
    {
      name: 'account/payment-done',
      act: (page) => page.clock.runFor(2100),
      shows: part('heading', { name: 'Payment Successful!' }),
      says: ['Payment Successful!'],
    },
  ],
  [
    {
      name: 'account/payment-unknown',
      act: async (page) => {
        await page.clock.resume();
        await steer(page, { payments: 'lost' });
        await seed(page, customer({ hasPaymentMethod: 'true' }));
        await open(page, '/purchase-credits');
        await page.getByRole('radio', { name: /Starter/ }).check();
        await press(page, 'Purchase Credits (Demo)');
      },
      shows: part('button', { name: 'Check again' }),
    },
    { name: 'account/dashboard-payment', act: (page) => open(page, '/dashboard'), shows: words('Check again') },
  ],
  [
    {
      name: 'account/provider-declined',
      act: async (page) => {
        await page.clock.resume();
        await steer(page, { payIn: 'provider-page' });
        await seed(page, customer());
        await open(page, '/purchase-credits');
        await page.getByRole('radio', { name: /Starter/ }).check();
        await press(page, 'Purchase Credits (Demo)');
        await page.getByLabel('Card').selectOption(numberOf('declined'));
        await press(page, 'Pay');
      },
      shows: words(/declined this card/),
    },
  ],
  opened('account/trial-ended', '/dashboard', customer(endedTrial)),
  { name: 'account/trial-ended-banner', at: '/demo', stored: endedTrial, shows: words('Trial ended: see plans') },
  own('account/projects', '/projects'),
  {
    ...opened('account/project', '/project?entry=r1', customer({ creditHistory: redemption })),
    act: async (page) => {
      await page.getByLabel('Write to').fill('Two lines,\nsee https://example.com/a');
      await press(page, 'Write');
      await expect(page.getByRole('link', { name: 'https://example.com/a' })).toBeVisible();
      await press(page, 'Write');
      await press(page, 'Save the time');
    },
    shows: words('Enter a date and time within the next 60 days.'),
  },
  [
    {
      ...opened('account/project-agency', '/project?entry=r1&customer=eve@example.com', {
        ...orders,
        'creditHistory_eve@example.com': redemption,
      }),
      act: async (page) => {
        await press(page, 'Begin');
        await press(page, 'Deliver');
      },
      shows: words('Write a note, or enter a link.'),
    },
    {
      name: 'account/admin-customer',
      act: (page) => open(page, '/admin?customer=eve@example.com'),
      shows: part('heading', { name: 'Projects, payments and messages' }),
    },
  ],
  opened('account/admin-new', '/admin', admin()),
  {
    ...opened('account/admin', '/admin', orders),
    act: async (page) => {
      await filter(page, /^Purchases/, /^All Orders/);
      await page.getByLabel('Search by name or email').fill('nobody');
      await page.clock.runFor(1000);
      await press(page, 'Clear filters');
      await expect(main(page).getByText('4 rows')).toBeVisible();
    },
    tree: main,
  },
  opened('account/admin-nothing-found', '/admin?q=nobody', orders),
  opened('account/admin-projects', '/admin?tab=requests', orders),
  [
    {
      ...opened('account/admin-bad-file', '/admin?tab=data', orders),
      act: (page) =>
        page
          .getByLabel('Demo data file')
          .setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{}') }),
      shows: (page) => page.getByText(`bad.json is not a ${identity.name} demo data file`),
      isPlain: true,
    },
    {
      name: 'account/confirm',
      act: async (page) => {
        await press(page, 'Reset all data');
      },
      shows: dialog,
    },
  ],
  {
    ...opened('account/storage-full', '/purchase-credits', { ...full, creditHistory: '{' }),
    act: async (page) => {
      await choosePack(page, '2');
      await refuseWrites(page);
      await press(page, 'Purchase Credits (Demo)');
      await page.clock.runFor(1600);
      await expect(page.getByText('Some saved data could not be read.')).toBeVisible();
      await expect(page.getByText('storage is full')).toBeVisible();
    },
    shows: words('Purchase Failed'),
  },
  {
    name: 'account/storage-blocked',
    act: async (page) => {
      await blockStorage(page, 'localStorage');
      await open(page, '/signup');
    },
    shows: words('This browser blocks storage.'),
    isPlain: true,
  },
];
