/** The stories of `/demo` with more than one journey walks: two tabs, a file, the banner. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { identity } from '../../brand.config';
import { stories } from '../../src/content/public/demo-page';
import { expect, test } from '../fixtures';
import { open, storedList } from '../support/page';
import { steered, tab } from './desk';

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

test('6: an admin with a thousand orders and a file of them', async ({ page }) => {
  await begin(page, 'orders', /admin/);
  await expect(page.getByRole('button', { name: /All Orders.*1,000/ })).toBeVisible();
  await page.getByRole('button', { name: 'Purchases', exact: true }).click();
  const rows = page.getByText(/^[\d,]+ rows$/);
  await expect(rows).not.toHaveText('1,000 rows');
  const count = Number((await rows.textContent())?.replace(/\D/g, ''));
  expect(count).toBeGreaterThan(100);
  expect(count).toBeLessThan(1000);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('orders_2026-11-24.csv');
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(count + 1);
  const dates = lines.slice(1).map((line) => line.split(',')[0] ?? '');
  expect(dates).toEqual(dates.toSorted().reverse());
});

test('7: a trial, seven days later', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await begin(page, 'trial', /dashboard/);
  await expect(page.getByText(/7 days left, then/)).toBeVisible();
  await tab(page).click();
  // The story has opened the group Time.
  await page.getByRole('button', { name: 'A week later' }).click();
  await expect(page.getByText(/^Trial ended /)).toBeVisible();
  await expect(steered(page, 'Demo date: December 1')).toBeVisible();
  const banner = page.getByRole('complementary', { name: 'Free trial' });
  await page.getByRole('banner').getByRole('link', { name: identity.name }).click();
  await expect(banner.getByRole('link', { name: 'Trial ended: see plans' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Back to normal' }).click();
  await expect(page.getByText(/7 days left, then/)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: identity.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nothing great');
  await expect(banner).toHaveCount(0);
});

test('the visitor’s own account is unchanged after a scene and the removal of all samples', async ({ page }) => {
  await page.clock.install({ time: start });
  await open(page, '/signup');
  await page.getByRole('button', { name: 'Fill in sample data' }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/dashboard');
  const samsData = () =>
    page.evaluate(() =>
      Object.entries({ ...localStorage })
        .filter(([name]) => name.includes('sam@example.com'))
        .sort(),
    );
  const before = await samsData();
  expect(before.length).toBeGreaterThan(1);
  await open(page, '/demo');
  await page.getByRole('button', { name: stories.tabs.action, exact: true }).click();
  await expect(balance(page)).toContainText('750');
  await tab(page).click();
  await page.getByRole('button', { name: /^People/ }).click();
  await page.getByRole('button', { name: 'Remove all samples' }).click();
  await expect(page).toHaveURL('/login');
  expect(await samsData()).toEqual(before);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('sample-regular');
  expect(await storedList(page, 'sampleData')).toEqual([]);
});
