import { customer, expect, seed, test } from '../fixtures';
import { open, pressAndCloseCalendar } from '../support/page';
import { stopClock } from '../support/trial-order';
import { history } from './history';
import { expectClean } from './states';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 800 } });

test('log in and sign up: errors, Caps Lock, a card, an address that is taken, at work', async ({ page }) => {
  await seed(page, { 'userName_ada@example.com': 'Ada' });
  await stopClock(page);
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

test('customer: dashboard, a pack at its limit, paying, redeeming and redeemed', async ({ page }) => {
  await seed(page, customer({ userCredits: '400', creditHistory: history, hasPaymentMethod: 'true' }));
  await stopClock(page);
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
  await expectClean(page, 'redeemed', [360]);
  await pressAndCloseCalendar(page.getByRole('button', { name: 'Start Assignment' }));
  await expect(page.getByText('Booking scheduled.')).toBeVisible();
  await expectClean(page, 'started');
});

test('history with every status, filtered to nothing, a receipt, a card with errors', async ({ page }) => {
  await seed(page, customer({ userCredits: '400', creditHistory: history }));
  await open(page, '/history?sort=oldest');
  await expectClean(page, 'history');
  await open(page, '/receipt?entry=p1');
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
  await stopClock(page);
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
