import type { Page } from '@playwright/test';
import { redeemed } from '../../support/entries';
import { expectRow, open, row as rowOf } from '../../support/page';
import { customer, expect, seed, test } from '../fixtures';

const now = new Date('2026-11-25T12:00:00Z');

const list = (page: Page) => page.getByRole('region', { name: 'In progress' });
const row = (page: Page, text: string) => rowOf(list(page), text);

/** Opens the dashboard of a customer, with more in storage, at a time that stands still. */
const openDashboard = async (page: Page, more: Readonly<Record<string, string>>) => {
  await page.clock.setFixedTime(now);
  await seed(page, customer({ userCredits: '100', ...more }));
  await open(page, '/dashboard');
};

test.beforeEach(({ allowConsole }) => {
  allowConsole.push('https://');
});

test('a redemption is started, and its calendar can be opened again', async ({ page, context }) => {
  const logo = redeemed('r1', '20', { service: 'Logo Design', status: 'pending' });
  await openDashboard(page, { creditHistory: JSON.stringify([logo]) });
  const opened = context.waitForEvent('page');
  await row(page, 'Logo Design').getByRole('button', { name: 'Start' }).click();
  await opened;
  await expectRow(list(page), { 'Logo Design': 'Logo Design: Started. Pick your time in the calendar.' });
  const calendar = row(page, 'Logo Design').getByRole('link', { name: 'Open the calendar' });
  await expect(calendar).toHaveAttribute('target', '_blank');
  await expect(calendar).toBeFocused();
  await page.reload();
  await expectRow(list(page), { 'Logo Design': 'Logo Design: Started. Pick your time in the calendar.' });
});

test('on a phone three rows are in view; when what was started leaves them, the heading has the focus', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const services = ['Logo Design', 'New Page', 'Revision', 'Branding Kit'];
  const pending = services.map((service, index) =>
    redeemed(`r${index}`, String(20 + index), { service, status: 'pending' }),
  );
  await openDashboard(page, { creditHistory: JSON.stringify(pending.reverse()) });
  const rows = list(page).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  for (const shown of await rows.all()) await expect(shown).toBeInViewport({ ratio: 1 });
  const opened = context.waitForEvent('page');
  await row(page, 'Logo Design').getByRole('button', { name: 'Start' }).press('Enter');
  await opened;
  await expect(row(page, 'Logo Design')).toHaveCount(0);
  await expect(list(page).getByRole('heading', { name: 'In progress' })).toBeFocused();
  await page.getByRole('button', { name: 'All (4)' }).click();
  await expect(rows.nth(3).locator(':focus')).toHaveCount(1);
});

test('a form that was begun is continued; what is removed comes back with Undo', async ({ page }) => {
  await openDashboard(page, {});
  await open(page, '/instant-site-form');
  await page.getByLabel('Business name').fill('Northwind Chocolate');
  await page.getByLabel('Phone').fill('555 0100');
  await expect(
    page.getByText('Draft saved with your account as long as this browser keeps it, at most until Dec 25.'),
  ).toBeVisible();
  await open(page, '/dashboard');
  await expectRow(list(page), { 'Instant Site Setup': '2 answers kept as long as this browser keeps them, at most' });
  await row(page, 'Instant Site Setup').getByRole('button', { name: 'Remove' }).click();
  await expect(row(page, 'Instant Site Setup').getByText('removed.')).toBeVisible();
  await expect(list(page).locator('p:focus')).toHaveText('Instant Site Setup removed.');
  await page.reload();
  await list(page).getByRole('button', { name: 'Undo' }).click();
  await row(page, 'Instant Site Setup').getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByLabel('Business name')).toHaveValue('Northwind Chocolate');
});
