import { expect, holdBack, test } from '../fixtures';
import { phone } from '../support/forms';

test('a plan that was not chosen is never shown as chosen while the scripts load', async ({ page }) => {
  await page.setViewportSize(phone);
  const loadScripts = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto('/subscribe?plan=starter', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Growth, due today')).toBeHidden();
  await expect(page.getByText('$5,500 per month after 7 days')).toBeHidden();
  loadScripts();
  await expect(page.getByText('Starter, due today')).toBeVisible();
  await expect(page.getByText('$3,500 per month after 7 days')).toBeVisible();
});
