/** The stories of `/demo` with more than one journey walks: two tabs, a file, the banner. */

import { stories } from '../../src/content/public/demo-page';
import { expect, open, type Page, test } from '../fixtures';

test.use({ waits: 'specified' });

const start = new Date('2026-11-24T12:00:00Z');

const begin = async (page: Page, story: keyof typeof stories, address: RegExp) => {
  await page.clock.install({ time: start });
  await open(page, '/demo');
  await page.getByRole('button', { name: stories[story].action, exact: true }).click();
  await expect(page).toHaveURL(address);
};
const balance = (page: Page) => page.getByRole('region', { name: 'Available credits' });

test('4: two tabs, one balance', async ({ page, context }) => {
  await begin(page, 'tabs', /dashboard/);
  await expect(balance(page)).toContainText('750');
  const second = await context.newPage();
  await open(second, '/redeem/revision');
  await second.getByRole('button', { name: 'Redeem Service' }).click();
  await expect(second.getByRole('heading', { name: 'Service Redeemed!' })).toBeVisible();
  await expect(balance(page)).toContainText('700');
});
