import type { Page } from '@playwright/test';
import { customer, expect, seed, test } from '../fixtures';
import { open, stored, storedList } from '../support';

const start = new Date('2026-11-21T12:00:00Z');
const ready = customer({ userCredits: '1000', hasPaymentMethod: 'true' });

/** Presses a button ten times within one task of the page, as no hand could. */
const hammer = (page: Page, name: string) =>
  page.getByRole('button', { name }).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 10; press += 1) button.click();
  });

test('ten clicks buy once and redeem once', async ({ page }) => {
  await seed(page, ready);
  await open(page, '/purchase-credits');
  await page.getByText('100 credits', { exact: true }).click();
  await hammer(page, 'Purchase Credits (Demo)');
  await expect(page).toHaveURL('/dashboard');
  expect(await stored(page, 'userCredits')).toBe('1100');
  await open(page, '/redeem/revision');
  await hammer(page, 'Redeem Service');
  await expect(page.getByRole('heading', { name: 'Service Redeemed!' })).toBeVisible();
  expect(await storedList(page, 'creditHistory')).toHaveLength(2);
  expect(await stored(page, 'userCredits')).toBe('1050');
});

test('ten clicks sign up once', async ({ page }) => {
  await open(page, '/signup');
  await page.getByRole('button', { name: 'Fill in sample data' }).click();
  await hammer(page, 'Create Account');
  await expect(page).toHaveURL('/dashboard');
  expect(await storedList(page, 'emailNotifications')).toHaveLength(1);
});

test('a reload in the middle leaves everything as it was', async ({ page }) => {
  await seed(page, ready);
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start.getTime() + 1000);
  await open(page, '/purchase-credits');
  await page.getByText('100 credits', { exact: true }).click();
  await page.getByRole('button', { name: 'Purchase Credits (Demo)' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.clock.runFor(1400);
  await page.reload();
  await page.clock.runFor(10_000);
  expect([await stored(page, 'userCredits'), await storedList(page, 'creditHistory')]).toEqual(['1000', []]);
  await open(page, '/redeem/revision');
  await page.getByRole('button', { name: 'Redeem Service' }).click();
  await page.clock.runFor(1400);
  await page.reload();
  await page.clock.runFor(10_000);
  expect([await stored(page, 'userCredits'), await storedList(page, 'creditHistory')]).toEqual(['1000', []]);
});

test('two tabs buying 25 times each, at once: all 50 are there', async ({ page, context }) => {
  test.setTimeout(90_000);
  await seed(page, customer({ hasPaymentMethod: 'true' }));
  await open(page, '/purchase-credits');
  const other = await context.newPage();
  // One clock for both tabs.
  await context.clock.install({ time: start });
  await context.clock.pauseAt(start.getTime() + 1000);
  await Promise.all(
    [page, other].map(async (tab) => {
      await open(tab, '/purchase-credits');
      for (let purchase = 0; purchase < 25; purchase += 1) {
        // Clicks of the page's own: a tab behind another one paints no frames for a mouse to wait for.
        await tab.getByRole('radio', { name: /Starter/ }).dispatchEvent('click');
        await tab.getByRole('button', { name: 'Purchase Credits (Demo)', disabled: false }).dispatchEvent('click');
        await tab.clock.runFor(1500);
        await expect(tab).toHaveURL('/dashboard');
        await tab.getByRole('link', { name: 'Purchase Credits' }).dispatchEvent('click');
        await expect(tab).toHaveURL('/purchase-credits');
      }
    }),
  );
  expect(await stored(page, 'userCredits')).toBe('5000');
  expect(await storedList(page, 'creditHistory')).toHaveLength(50);
});

test('the same payment return opened five times credits once', async ({ page }) => {
  await seed(page, customer({ pendingPurchase: '{"credits":500,"amount":450,"type":"credits"}' }));
  await page.clock.install();
  for (let visit = 0; visit < 5; visit += 1) {
    await open(page, '/success?session_id=cs_test_1');
    await expect(page.getByRole('heading', { name: 'Processing your payment...' })).toBeVisible();
    await page.clock.runFor(2000);
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
    await expect(page.getByText('cs_test_1')).toBeVisible();
  }
  expect(await stored(page, 'userCredits')).toBe('500');
  expect(await storedList(page, 'creditHistory')).toMatchObject([{ stripeSessionId: 'cs_test_1' }]);
  expect(await stored(page, 'pendingPurchase')).toBeNull();
});

test('a payment return without a session is an error with a way on', async ({ page }) => {
  await open(page, '/success');
  await expect(page.getByRole('heading', { name: 'Payment Error' })).toBeVisible();
  await expect(
    page.getByText('There was an issue processing your payment. Please try again or contact support.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/purchase-credits');
});
