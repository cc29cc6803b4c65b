import { expect, test } from './fixtures';

const answer = "you can cancel at any time with 30 days' notice";

test('one answer is open at a time, and the address follows it', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.locator('main details')).toHaveCount(12);
  await expect(page.locator('main details[open]')).toHaveCount(0);
  await page.getByText('How do I cancel?').click();
  await expect(page.getByText(answer)).toBeVisible();
  await expect(page).toHaveURL(/\/faq#cancel$/);
  await page.getByText('Who owns the work?').click();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expect(page).toHaveURL(/\/faq#ownership$/);
  await page.getByText('Who owns the work?').click();
  await expect(page.locator('main details[open]')).toHaveCount(0);
  await expect(page).toHaveURL(/\/faq$/);
});

test('a deep link opens its answer and brings it into view', async ({ page }) => {
  await page.goto('/faq#support-hours');
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expect(page.getByText('Mon-Fri 9am-5pm EST')).toBeInViewport();
});

test('a link from the pricing page opens the answer it names', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'How do I cancel?' }).click();
  await expect(page).toHaveURL(/\/faq#cancel$/);
  await expect(page.getByText(answer)).toBeInViewport();
});

test('works by keyboard, and leads to pricing and contact', async ({ page }) => {
  await page.goto('/faq');
  await page.locator('main summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main details[open]')).toHaveCount(1);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'See pricing' })).toHaveAttribute('href', '/pricing');
  await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});
