/** The stories of `/demo` with more than one journey walks: two tabs, a file, the banner. */

import type { Page } from '@playwright/test';
import { stories } from '../../src/content/public/demo-page';
import { expect, test } from '../fixtures';
import { open } from '../support/page';

test.use({ waits: 'specified' });

const start = new Date('2026-11-24T12:00:00Z');

/** Presses a story's button and waits for its page. */
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
