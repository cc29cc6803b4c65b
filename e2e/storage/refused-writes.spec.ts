import { blockStorage, expect, open, stored, test } from '../fixtures';

test('session storage alone is blocked: a checkout still ends on its thank-you page', async ({ page }) => {
  await blockStorage(page, 'sessionStorage');
  await page.clock.install();
  await open(page, '/payment?plan=agency');
  await page.getByRole('button', { name: 'Fill in sample data' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.clock.runFor(1600);
  await expect(page).toHaveURL('/onboarding-success');
  await expect(page.getByText('This browser blocks storage.')).toBeVisible();
  expect(await stored(page, 'submissions')).toContain('"plan":"agency"');
});
