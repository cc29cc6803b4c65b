import { expect, open, test } from '../fixtures';

test('tabs narrow the list to one group', async ({ page }) => {
  await open(page, '/services');
  const tabs = page.getByRole('group', { name: 'Services by discipline' });
  const services = page.locator('main li a[href^="/services/"]:visible');
  await expect(services).toHaveCount(25);
  await tabs.getByRole('button', { name: 'Research' }).click();
  await expect(tabs.getByRole('button', { name: 'Research' })).toHaveAttribute('aria-pressed', 'true');
  await expect(services).toHaveCount(5);
  await expect(page).toHaveURL(/\/services\?trade=research$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /User Research/ })
    .click();
  await expect(page).toHaveURL(/\/services\/user-research$/);
  await page.goBack();
  await expect(services).toHaveCount(5);
  await page.reload();
  await expect(services).toHaveCount(5);
  await tabs.getByRole('button', { name: 'Bundles' }).click();
  await expect(services).toHaveCount(5);
  await expect(page.getByRole('heading', { name: 'Bundles' })).toBeVisible();
  await tabs.getByRole('button', { name: 'All services' }).click();
  await expect(services).toHaveCount(25);
  await expect(page).toHaveURL(/\/services$/);
});
