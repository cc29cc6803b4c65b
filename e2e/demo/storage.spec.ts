/** Storage failures that the desk simulates, and the site's messages. */
import { customer, expect, seed, test } from '../fixtures';
import { open, stored } from '../support/page';
import { openDeskAt, steered } from './desk';

test.use({ waits: 'specified' });

const wide = { width: 1440, height: 900 };

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(wide);
  await seed(
    page,
    customer({ userCredits: '100', accountOwner: 'ada@example.com', 'userCredits_ada@example.com': '100' }),
  );
});

test('full: every write fails as a whole, and the next one after Back to normal works', async ({ page }) => {
  await open(page, '/redeem/revision');
  await openDeskAt(page, 'Storage');
  await page.getByRole('radio', { name: 'full' }).check();
  await expect(steered(page, 'Storage: full')).toBeVisible();
  const before = await page.evaluate(() => JSON.stringify(Object.entries({ ...localStorage }).sort()));
  const redeem = page.getByRole('button', { name: 'Redeem Service' });
  await redeem.click();
  await expect(redeem).toHaveAccessibleDescription(/Your credits are unchanged/);
  await expect(page.getByText('This browser’s storage is full.')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(Object.entries({ ...localStorage }).sort()))).toBe(before);
  await page.getByRole('radio', { name: 'normal' }).check();
  await expect(page.getByText('This browser’s storage is full.')).toBeHidden();
  await redeem.click();
  await expect(page.getByRole('heading', { name: 'Service Redeemed!' })).toBeVisible();
  expect(await stored(page, 'userCredits')).toBe('50');
});

test('blocked: the site works in memory and says so, and the stored data are back afterwards', async ({ page }) => {
  await open(page, '/dashboard');
  await openDeskAt(page, 'Storage');
  await page.getByRole('radio', { name: 'blocked' }).check();
  await expect(page.getByText('This browser blocks storage.')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Fill in sample data' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: /Welcome back, sam/i })).toBeVisible();
  expect(await stored(page, 'userEmail')).toBe('ada@example.com');
  await page.reload();
  await expect(page.getByText('This browser blocks storage.')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Back to normal' }).click();
  await expect(page.getByText('This browser blocks storage.')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Welcome back, Ada' })).toBeVisible();
});

test('damaged: the original is set aside, the balance is recovered, and the key can be repaired', async ({ page }) => {
  await open(page, '/dashboard');
  await openDeskAt(page, 'Storage');
  await page.getByLabel('Damage a key').selectOption('userCredits');
  await page.getByRole('button', { name: 'Damage this key' }).click();
  await expect(page.getByText('Some saved data could not be read.')).toBeVisible();
  await expect(page.getByText('The original is set aside: userCredits.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Available credits' })).toContainText('100');
  expect(await stored(page, 'corrupt:userCredits')).toBe('10\uFFFD');
  await page.getByRole('button', { name: 'Repair it' }).click();
  await expect(page.getByRole('button', { name: /^Storage/ })).toBeFocused();
  await expect(page.getByText('Some saved data could not be read.')).toBeHidden();
  expect(await stored(page, 'userCredits')).toBe('100');
  expect(await stored(page, 'corrupt:userCredits')).toBeNull();
});
