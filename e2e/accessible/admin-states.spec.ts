import { admin, customer, expect, seed, test } from '../fixtures';
import { open, refuseWrites } from '../support/page';
import { stopClock } from '../support/trial-order';
import { history } from './history';
import { expectClean } from './states';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 800 } });

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
  await stopClock(page);
  await open(page, '/purchase-credits');
  await page.getByRole('radio', { name: /Professional/ }).check();
  await page.getByRole('button', { name: 'Purchase Credits (Demo)' }).click();
  await page.clock.runFor(1600);
  await expect(page.getByText('Some saved data could not be read.')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await refuseWrites(page);
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
