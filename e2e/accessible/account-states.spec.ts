import { admin, customer, expect, seed, test } from '../fixtures';
import { open } from '../support';
import { expectClean } from './states';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 800 } });

const entry = (id: string, more: object) => ({
  id,
  type: 'redemption',
  credits: -50,
  service: 'Revision',
  description: 'Redeemed Revision',
  date: '2026-11-02T15:30:00.000Z',
  status: 'pending',
  ...more,
});
const history = JSON.stringify([
  entry('r3', {}),
  entry('r2', { status: 'active' }),
  entry('r1', { status: 'completed' }),
  entry('p1', {
    type: 'purchase',
    credits: 500,
    amount: 450,
    description: 'Purchased 500 credits',
    status: 'completed',
  }),
]);

test('log in and sign up: errors, Caps Lock, a card, an address that is taken, at work', async ({ page }) => {
  await seed(page, { 'userName_ada@example.com': 'Ada' });
  await page.clock.install();
  await open(page, '/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByLabel('Password').dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expectClean(page, 'log in, errors');
  await page.getByRole('button', { name: 'Fill in sample data' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
  await expectClean(page, 'signing in', [360]);
  await open(page, '/signup');
  await page.getByRole('button', { name: 'Add Card' }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectClean(page, 'sign up, errors');
  await page.getByRole('button', { name: 'Fill in sample data' }).click();
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.clock.runFor(1100);
  await expect(page.getByRole('link', { name: 'Go to log in' })).toBeVisible();
  await expectClean(page, 'taken');
});

test('customer: dashboard, a pack at its limit, paying, redeeming and redeemed', async ({ page, context }) => {
  await context.route('https://calendar.google.com/**', (route) => route.abort());
  await seed(page, customer({ userCredits: '400', creditHistory: history, hasPaymentMethod: 'true' }));
  await page.clock.install();
  await open(page, '/dashboard');
  await expectClean(page, 'dashboard');
  await open(page, '/purchase-credits');
  await page.getByRole('radio', { name: /Professional/ }).check();
  await page.getByLabel('Quantity').fill('99999999');
  await expectClean(page, 'at the limit');
  await page.getByRole('button', { name: 'Purchase Credits (Demo)' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await expectClean(page, 'paying', [360]);
  await open(page, '/redeem/revision');
  await page.getByRole('button', { name: 'Redeem Service' }).click();
  await expectClean(page, 'redeeming', [360]);
  await page.clock.runFor(1600);
  await expect(page.getByRole('heading', { name: 'Service Redeemed!' })).toBeVisible();
  const calendar = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Start Assignment' }).click();
  await (await calendar).close();
  await expect(page.getByText('Booking scheduled.')).toBeVisible();
  await expectClean(page, 'started');
});

test('history with every status, filtered to nothing, a receipt, a card with errors', async ({ page }) => {
  await seed(page, customer({ userCredits: '400', creditHistory: history }));
  await open(page, '/history?sort=oldest');
  await expectClean(page, 'history');
  await open(page, '/receipt?id=p1');
  await expectClean(page, 'receipt');
  await open(page, '/add-payment-method');
  await page.getByRole('button', { name: 'Add Payment Method' }).click();
  await expectClean(page, 'card errors');
  await page.evaluate(() => localStorage.setItem('creditHistory', '[]'));
  await open(page, '/history?type=purchase');
  await expectClean(page, 'nothing of this kind');
});

test('payment return: at work, done, nothing to go on, cancelled', async ({ page }) => {
  const pending = JSON.stringify({ credits: 100, amount: 100, type: 'credits' });
  await seed(page, customer({ pendingPurchase: pending }));
  await page.clock.install();
  await open(page, '/success?session_id=cs_1');
  await expect(page.getByRole('heading', { name: 'Processing your payment...' })).toBeVisible();
  await expectClean(page, 'at work', [360]);
  await page.clock.runFor(2100);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expectClean(page, 'done');
  await open(page, '/success');
  await expect(page.getByRole('heading', { name: 'Payment Error' })).toBeVisible();
  await expectClean(page, 'error');
  await open(page, '/cancel');
  await expectClean(page, 'cancelled', [360]);
});

test('admin: with orders and a sorted column, nothing found, both questions, an outcome', async ({ page }) => {
  await seed(page, admin({ 'creditHistory_ben@example.com': history, 'userName_ben@example.com': 'Ben' }));
  await open(page, '/admin?q=ben');
  await page.getByRole('table', { name: 'Orders' }).getByRole('button', { name: 'Credits' }).click();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText(/^Refreshed at/)).toBeVisible();
  await expectClean(page, 'orders');
  await page.getByLabel('Search by name or email').fill('nobody');
  await expect(page.getByText('No orders found')).toBeVisible();
  await page
    .getByLabel('Demo data file')
    .setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText('bad.json is not a Tessera demo data file')).toBeVisible();
  await expectClean(page, 'nothing found, bad file');
  await page.getByRole('button', { name: 'Reset all data' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectClean(page, 'question');
});

test('storage in trouble: damaged, full, blocked', async ({ page }) => {
  await seed(page, customer({ userCredits: '100', emailNotifications: '{', hasPaymentMethod: 'true' }));
  await page.clock.install();
  await open(page, '/purchase-credits');
  await page.getByRole('radio', { name: /Professional/ }).check();
  await page.getByRole('button', { name: 'Purchase Credits (Demo)' }).click();
  await page.clock.runFor(1600);
  await expect(page.getByText('Some saved data could not be read.')).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByRole('link', { name: 'Purchase Credits' }).first().click();
  await page.getByRole('radio', { name: /Professional/ }).check();
  await page.getByRole('button', { name: 'Purchase Credits (Demo)' }).click();
  await page.clock.runFor(1600);
  await expect(page.getByText('Purchase Failed', { exact: true })).toBeVisible();
  await expect(page.getByText('storage is full')).toBeVisible();
  await expectClean(page, 'damaged and full, toast');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/signup');
  await expect(page.getByText('This browser blocks storage.')).toBeVisible();
  await expectClean(page, 'blocked');
});
