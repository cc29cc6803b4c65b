/** States of the account area and of the demo desk. */

import type { Page } from '@playwright/test';
import { identity } from '../../../brand.config';
import { redeemed } from '../../../tests/support/entries';
import { history } from '../../accessible/history';
import { desk, openDeskAt } from '../../demo/desk';
import { admin, customer, expect, seed } from '../../fixtures';
import { open, pressAndCloseCalendar, refuseWrites } from '../../support/page';
import { dialog, part, plain, press, type State, toasts, working } from './state';

const full = customer({ userCredits: '400', creditHistory: history, hasPaymentMethod: 'true' });
const orders = admin({ 'creditHistory_ben@example.com': history, 'userName_ben@example.com': 'Ben' });

/** A page as it opens with what is stored. */
const stored = (name: string, address: string, entries: Readonly<Record<string, string>>): State => ({
  name,
  reach: async (page) => {
    await seed(page, entries);
    await open(page, address);
    await expect(page.locator('main h1')).toBeVisible();
  },
});

const choosePack = async (page: Page, quantity: string) => {
  await page.getByRole('radio', { name: /Professional/ }).check();
  await page.getByLabel('Quantity').fill(quantity);
};
const redeem = async (page: Page) => {
  await seed(page, full);
  await open(page, '/redeem/revision');
  await press(page, 'Redeem Service');
};
const showRedeemed = async (page: Page) => {
  await redeem(page);
  await page.clock.runFor(1600);
  await expect(page.getByRole('heading', { name: 'Service Redeemed!' })).toBeVisible();
};
const returnFromPayment = async (page: Page) => {
  await seed(page, customer({ pendingPurchase: JSON.stringify({ credits: 100, amount: 100, type: 'credits' }) }));
  await open(page, '/success?session_id=cs_1');
};

export const accountStates: readonly State[] = [
  plain('account/log-in', '/login'),
  {
    name: 'account/log-in-errors',
    reach: async (page) => {
      await open(page, '/login');
      await press(page, 'Sign In');
      await press(page, 'Show');
      await page.getByLabel('Password').dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
    },
  },
  working('account/signing-in', 'Signing in...', async (page) => {
    await open(page, '/login');
    await press(page, 'Fill in sample data');
    await press(page, 'Sign In');
  }),
  {
    name: 'account/sign-up-errors',
    reach: async (page) => {
      await open(page, '/signup');
      await press(page, 'Add Card');
      await press(page, 'Create Account');
      await expect(page.getByRole('alert')).toBeFocused();
    },
  },
  {
    name: 'account/sign-up-taken',
    reach: async (page) => {
      await seed(page, { 'userName_ada@example.com': 'Ada' });
      await open(page, '/signup');
      await press(page, 'Fill in sample data');
      await page.getByLabel('Email').fill('ada@example.com');
      await press(page, 'Create Account');
      await page.clock.runFor(1100);
      await expect(page.getByRole('link', { name: 'Go to login' })).toBeVisible();
    },
  },
  plain('account/forgot-password', '/forgot-password'),
  stored('account/dashboard-new', '/dashboard', customer()),
  stored('account/dashboard', '/dashboard', full),
  {
    name: 'account/purchase',
    reach: async (page) => {
      await seed(page, full);
      await open(page, '/purchase-credits');
      await choosePack(page, '2');
    },
  },
  {
    name: 'account/purchase-limit',
    part: part('region', { name: 'Order summary' }),
    isPlain: true,
    reach: async (page) => {
      await seed(page, full);
      await open(page, '/purchase-credits');
      await choosePack(page, '99999999');
    },
  },
  working('account/purchasing', 'Processing...', async (page) => {
    await seed(page, full);
    await open(page, '/purchase-credits');
    await choosePack(page, '2');
    await press(page, 'Purchase Credits (Demo)');
  }),
  stored('account/redeem', '/redeem/logo-design', full),
  stored('account/redeem-too-little', '/redeem/logo-design', customer({ userCredits: '100' })),
  working('account/redeeming', 'Processing...', redeem),
  { name: 'account/redeemed', reach: showRedeemed },
  {
    name: 'account/assignment-started',
    part: toasts,
    isPlain: true,
    reach: async (page) => {
      await showRedeemed(page);
      await pressAndCloseCalendar(page.getByRole('button', { name: 'Start Assignment' }));
      await expect(page.getByText('Started. Pick your time in the calendar.')).toBeVisible();
    },
  },
  stored('account/history-new', '/history', customer()),
  stored('account/history', '/history', full),
  { ...stored('account/history-oldest', '/history?sort=oldest', full), part: part('columnheader', { name: 'Date' }) },
  stored(
    'account/history-nothing-found',
    '/history?type=purchase',
    customer({ creditHistory: JSON.stringify([redeemed('r1', '02')]) }),
  ),
  stored('account/receipt', '/receipt?entry=p1', full),
  {
    name: 'account/card-errors',
    reach: async (page) => {
      await seed(page, customer());
      await open(page, '/add-payment-method');
      await press(page, 'Add Payment Method');
    },
  },
  {
    name: 'account/payment-processing',
    widths: [360],
    reach: async (page) => {
      await returnFromPayment(page);
      await expect(page.getByRole('heading', { name: 'Processing your payment...' })).toBeVisible();
    },
  },
  {
    name: 'account/payment-done',
    reach: async (page) => {
      await returnFromPayment(page);
      await page.clock.runFor(2100);
      await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    },
  },
  stored('account/payment-error', '/success', customer()),
  stored('account/payment-cancelled', '/cancel', customer()),
  stored('account/admin-new', '/admin', admin()),
  stored('account/admin', '/admin', orders),
  {
    name: 'account/admin-sorted',
    part: part('columnheader', { name: 'Credits' }),
    isPlain: true,
    reach: async (page) => {
      await seed(page, orders);
      await open(page, '/admin?q=ben');
      await page.getByRole('table', { name: 'Orders' }).getByRole('button', { name: 'Credits' }).click();
      await press(page, 'Refresh');
      await expect(page.getByText(/^Refreshed at/)).toBeVisible();
    },
  },
  stored('account/admin-nothing-found', '/admin?q=nobody', orders),
  stored('account/admin-requests', '/admin?tab=requests', {
    ...orders,
    submissions: JSON.stringify([
      { id: 'a', kind: 'checkout', date: '2026-11-03T08:00:00.000Z', answers: { firstName: 'Ada', totalAmount: 5000 } },
    ]),
  }),
  {
    name: 'account/admin-bad-file',
    part: part('region', { name: 'Demo data' }),
    isPlain: true,
    reach: async (page) => {
      await seed(page, orders);
      await open(page, '/admin?tab=data');
      const bad = { name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
      await page.getByLabel('Demo data file').setInputFiles(bad);
      await expect(page.getByText(`bad.json is not a ${identity.name} demo data file`)).toBeVisible();
    },
  },
  {
    name: 'account/confirm',
    part: dialog,
    reach: async (page) => {
      await seed(page, orders);
      await open(page, '/admin?tab=data');
      await press(page, 'Reset all data');
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    ...stored('account/storage-damaged', '/dashboard', { ...full, creditHistory: '{' }),
    part: (page) => page.getByRole('main').getByRole('status').first(),
  },
  {
    name: 'account/storage-full',
    part: toasts,
    reach: async (page) => {
      await seed(page, { ...full, creditHistory: '{' });
      await open(page, '/purchase-credits');
      await choosePack(page, '2');
      await refuseWrites(page);
      await press(page, 'Purchase Credits (Demo)');
      await page.clock.runFor(1600);
      await expect(page.getByText('Some saved data could not be read.')).toBeVisible();
      await expect(page.getByText('Purchase Failed', { exact: true })).toBeVisible();
      await expect(page.getByText('storage is full')).toBeVisible();
    },
  },
  {
    name: 'account/storage-blocked',
    part: (page) => page.getByText('This browser blocks storage.'),
    isPlain: true,
    reach: async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      });
      await open(page, '/signup');
      await expect(page.getByText('This browser blocks storage.')).toBeVisible();
    },
  },
  {
    name: 'account/demo-desk',
    part: desk,
    // With enlarged text it has a test of its own, in `e2e/demo/accessible.spec.ts`.
    isPlain: true,
    reach: async (page) => {
      await seed(page, customer());
      await open(page, '/payment');
      await openDeskAt(page, 'Payments');
    },
  },
];
