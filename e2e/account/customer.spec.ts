import { bought, redeemed } from '../../tests/support/entries';
import { customer, expect, open, seed, test } from '../fixtures';

test('the history filters, sorts, keeps both in the address and prints a receipt', async ({ page }) => {
  const purchase = bought('p1', '01');
  const newPage = { service: 'New Page', description: 'Redeemed New Page', status: 'pending' };
  const redemption = redeemed('r1', '02', { ...newPage, date: '2026-11-02T15:30:00.000Z' });
  await seed(page, customer({ userCredits: '50', creditHistory: JSON.stringify([redemption, purchase]) }));
  await open(page, '/history');
  await expect(page.getByText('Total Purchased').locator('..')).toContainText('100');
  await expect(page.getByText('Total Redeemed').locator('..')).toContainText('50');
  await expect(page.getByText('Total Spent').locator('..')).toContainText('$100');
  await expect(page.getByRole('row').nth(2)).toContainText('Nov 2, 2026');
  await expect(page.getByRole('row').nth(2).locator('time')).toHaveAttribute('datetime', '2026-11-02T15:30:00.000Z');
  await expect(page.getByRole('row').nth(2).getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(page.getByRole('row').nth(3).getByRole('cell')).toHaveText([
    'Purchased 100 credits',
    'Completed',
    'Nov 1, 2026, 10:00 AM',
    '+100',
    '$100',
    '100',
    'Receipt for Purchased 100 credits',
  ]);
  await page.getByRole('button', { name: 'Date' }).click();
  await expect(page.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByRole('row').nth(2)).toContainText('Purchased 100 credits');
  await page.getByRole('button', { name: 'Redemptions' }).click();
  await expect(page).toHaveURL(/type=redemption/);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Redemptions' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Purchases' }).click();
  await page.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('p1', { exact: true })).toBeVisible();
  await expect(page.getByText('$100.00')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});

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
