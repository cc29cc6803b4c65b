import { expect, open, test } from '../fixtures';

test('tabs narrow the list to one group, which Back and a reload find again', async ({ page }) => {
  await open(page, '/services');
  const tabs = page.getByRole('group', { name: 'Services by discipline' });
  const services = page.locator('main li a[href^="/services/"]:visible');
  await expect(services).toHaveCount(25);
  await tabs.getByRole('button', { name: 'Research' }).click();
  await expect(services).toHaveCount(5);
  await services.filter({ hasText: 'User Research' }).click();
  await expect(page).toHaveURL('/services/user-research');
  await page.goBack();
  await expect(services).toHaveCount(5);
  await page.reload();
  await expect(services).toHaveCount(5);
  await tabs.getByRole('button', { name: 'All services' }).click();
  await expect(services).toHaveCount(25);
  await expect(page).toHaveURL('/services');
});
