import { customer, expect, open, seed, test } from '../fixtures';

test('what a script wrote into this tab’s storage is there on the next page, also if it is empty', async ({ page }) => {
  await seed(page, customer({ userCredits: '50' }));
  await open(page, '/dashboard');
  await expect(page.getByText('50', { exact: true })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('userCredits', '730'));
  await page.getByRole('link', { name: 'Transaction History' }).click();
  await expect(page.getByRole('heading', { name: 'No transactions found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByText('730', { exact: true })).toBeVisible();
});
