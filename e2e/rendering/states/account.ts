/** States of the account area and of the demo desk. */
import type { Page } from '@playwright/test';
import { redeemed } from '../../../tests/support/entries';
import { history } from '../../accessible/history';
import { desk, openDeskAt } from '../../demo/desk';
import { admin, customer, expect, seed } from '../../fixtures';
import { open } from '../../support/page';
import { plain, press, type State } from './state';

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
const dialog = (page: Page) => page.getByRole('dialog');

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
      await expect(page.getByRole('link', { name: 'Go to log in' })).toBeVisible();
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
      await page.getByRole('radio', { name: /Professional/ }).check();
      await page.getByLabel('Quantity').fill('2');
    },
  },
  stored('account/redeem', '/redeem/logo-design', full),
  stored('account/redeem-too-little', '/redeem/logo-design', customer({ userCredits: '100' })),
  {
    name: 'account/redeemed',
    reach: async (page) => {
      await seed(page, full);
      await open(page, '/redeem/revision');
      await press(page, 'Redeem Service');
      await page.clock.runFor(1600);
      await expect(page.getByRole('heading', { name: 'Service Redeemed!' })).toBeVisible();
    },
  },
  stored('account/history-new', '/history', customer()),
  stored('account/history', '/history', full),
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
    name: 'account/payment-done',
    reach: async (page) => {
      const pendingPurchase = JSON.stringify({ credits: 100, amount: 100, type: 'credits' });
      await seed(page, customer({ pendingPurchase }));
      await open(page, '/success?session_id=cs_1');
      await page.clock.runFor(2100);
      await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    },
  },
  stored('account/payment-error', '/success', customer()),
  stored('account/payment-cancelled', '/cancel', customer()),
  stored('account/admin-new', '/admin', admin()),
  stored('account/admin', '/admin', orders),
  stored('account/admin-nothing-found', '/admin?q=nobody', orders),
  {
    name: 'account/confirm',
    part: dialog,
    reach: async (page) => {
      await seed(page, orders);
      await open(page, '/admin');
      await press(page, 'Reset all data');
      await expect(dialog(page)).toBeVisible();
    },
  },
  {
    ...stored('account/storage-damaged', '/dashboard', { ...full, creditHistory: '{' }),
    part: (page) => page.getByRole('main').getByRole('status').first(),
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
