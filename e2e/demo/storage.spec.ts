/** Storage failures that the desk simulates, and the site's messages. */
import { customer, expect, open, seed, stored, test } from '../fixtures';
import { openDeskAt } from './desk';

test.use({ waits: 'specified' });

const wide = { width: 1440, height: 900 };

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(wide);
  await seed(
    page,
    customer({ userCredits: '100', accountOwner: 'ada@example.com', 'userCredits_ada@example.com': '100' }),
  );
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
