/** States of the account area and of the demo desk. */

import type { Page } from '@playwright/test';
import { identity } from '../../../brand.config';
import { redeemed } from '../../../tests/support/entries';
import { history } from '../../accessible/history';
import { desk, openDeskAt } from '../../demo/desk';
import { admin, customer, expect, seed } from '../../fixtures';
import { open, refuseWrites } from '../../support/page';
import { dialog, main, press, type State } from './state';

const full = customer({ userCredits: '400', creditHistory: history, hasPaymentMethod: 'true' });
const orders = admin({ 'creditHistory_ben@example.com': history, 'userName_ben@example.com': 'Ben' });

const submissions = JSON.stringify([
  {
    id: 'a',
    kind: 'checkout',
    date: '2026-11-03T08:00:00.000Z',
    answers: { firstName: 'Ada', email: 'ada@example.com', totalAmount: 5000 },
  },
]);

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
export const accountStates: readonly State[] = [
  {
    name: 'account/log-in-errors',
    reach: async (page) => {
      await open(page, '/login');
      await press(page, 'Sign In');
      await press(page, 'Show');
      await page.getByLabel('Password').dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
    },
  },
  {
    name: 'account/sign-up-errors',
    tree: main,
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
  stored('account/dashboard-new', '/dashboard', customer()),
  { ...stored('account/dashboard', '/dashboard', full), tree: main },
  {
    name: 'account/purchase',
    tree: main,
    reach: async (page) => {
      await seed(page, full);
      await open(page, '/purchase-credits');
      await choosePack(page, '2');
    },
  },
  { ...stored('account/redeem', '/redeem/logo-design', full), tree: main },
  stored('account/redeem-too-little', '/redeem/logo-design', customer({ userCredits: '100' })),
  {
    name: 'account/redeemed',
    tree: main,
    reach: async (page) => {
      await seed(page, full);
      await open(page, '/redeem/revision');
      await press(page, 'Redeem Service');
      await page.clock.runFor(1600);
      await expect(page.getByRole('heading', { name: 'Service Redeemed!' })).toBeVisible();
    },
  },
  stored('account/history-new', '/history', customer()),
  { ...stored('account/history', '/history', full), tree: main },
  stored(
    'account/history-nothing-found',
    '/history?type=purchase',
    customer({ creditHistory: JSON.stringify([redeemed('r1', '02')]) }),
  ),
  { ...stored('account/receipt', '/receipt?entry=p1', full), tree: main },
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
    isPlain: true,
    reach: async (page) => {
      await seed(page, customer({ pendingPurchase: JSON.stringify({ credits: 100, amount: 100, type: 'credits' }) }));
      await open(page, '/success?session_id=cs_1');
      await expect(page.getByRole('heading', { name: 'Processing your payment...' })).toBeVisible();
    },
    next: {
      name: 'account/payment-done',
      tree: main,
      reach: async (page) => {
        await page.clock.runFor(2100);
        await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
      },
    },
  },
  stored('account/admin-new', '/admin', admin()),
  { ...stored('account/admin', '/admin', orders), tree: main },
  stored('account/admin-nothing-found', '/admin?q=nobody', orders),
  stored('account/admin-requests', '/admin?tab=requests', { ...orders, submissions }),
  stored('account/requests', '/requests', { ...full, submissions }),
  {
    name: 'account/admin-bad-file',
    isPlain: true,
    reach: async (page) => {
      await seed(page, orders);
      await open(page, '/admin?tab=data');
      const bad = { name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
      await page.getByLabel('Demo data file').setInputFiles(bad);
      await expect(page.getByText(`bad.json is not a ${identity.name} demo data file`)).toBeVisible();
    },
    next: {
      name: 'account/confirm',
      tree: dialog,
      reach: async (page) => {
        await press(page, 'Reset all data');
        await expect(dialog(page)).toBeVisible();
      },
    },
  },
  {
    name: 'account/storage-full',
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
    tree: desk,
    // With enlarged text it has a test of its own, in `e2e/demo/accessible.spec.ts`.
    isPlain: true,
    reach: async (page) => {
      await seed(page, customer());
      await open(page, '/payment');
      await openDeskAt(page, 'Payments');
    },
  },
];
