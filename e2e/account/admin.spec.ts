import type { Locator, Page } from '@playwright/test';
import { identity } from '../../brand.config';
import { bought, redeemed } from '../../tests/support/entries';
import { admin, expect, seed, test } from '../fixtures';
import { expectNoViolations } from '../support/axe';
import { open } from '../support/page';

const hostileName = '<img src=x onerror="window.hacked=1">';
const formula = '=HYPERLINK("https://example.com","x")';
const seeds = admin({
  'creditHistory_ben@example.com': JSON.stringify([redeemed('b2', '05'), bought('b1', '04')]),
  'userName_ben@example.com': hostileName,
  'creditHistory_cy@example.com': JSON.stringify([bought('c1', '02')]),
  'userName_cy@example.com': formula,
});

test('an admin sees everybody’s orders, whose names stay text, and keeps filters and order in the address', async ({
  page,
}) => {
  await seed(page, seeds);
  await open(page, '/admin');
  await expect(page.getByText('Total Revenue').locator('..')).toContainText('$200');
  await expect(page.getByText('Credits Issued').locator('..')).toContainText('200');
  await expect(page.getByText('Active Users').locator('..')).toContainText('2');
  await expect(page.getByRole('button', { name: 'All Orders (3)' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('table')).toHaveCount(1);
  await expect(page.locator('tbody tr')).toHaveCount(3);
  const table = page.getByRole('table', { name: 'Orders' });
  await expect(table.getByRole('columnheader')).toHaveText([
    /Date/,
    /User/,
    'Type',
    'Service/Package',
    /Credits/,
    /Amount/,
    'Status',
  ]);
  await expect(table.getByRole('row').nth(1)).toContainText(hostileName);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

  await page.getByLabel('From').fill('2026-11-03');
  await table.getByRole('button', { name: 'Credits' }).click();
  const credits = table.getByRole('columnheader', { name: 'Credits' });
  await expect(credits).toHaveAttribute('aria-sort', 'descending');
  await page.reload();
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(credits).toHaveAttribute('aria-sort', 'descending');
});

test('the search can be typed into in the middle, follows Back, and is cleared by its button', async ({ page }) => {
  await seed(page, seeds);
  await open(page, '/admin');
  const search = page.getByLabel('Search by name or email');
  await search.pressSequentially('b@example.com', { delay: 20 });
  await expect(page).toHaveURL(/q=b%40example\.com/);
  for (let step = 0; step < '@example.com'.length; step += 1) await search.press('ArrowLeft');
  await search.pressSequentially('en', { delay: 60 });
  await expect(search).toHaveValue('ben@example.com');
  await expect(page).toHaveURL(/q=ben%40example\.com/);
  await expect(page.getByRole('table', { name: 'Orders' })).not.toContainText('cy@example.com');
  await search.press('End');
  await search.pressSequentially('xyz');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL(/\/admin$/);
});

/** A press of the mouse where the element is now. */
const pressAt = async (page: Page, target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not laid out');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

test('a press on a column right after typing in a filter sorts, and nothing moves', async ({ page }) => {
  await seed(page, seeds);
  for (const width of [320, 768, 1440])
    await test.step(`${width} px wide`, async () => {
      // The open filters stay above the list: it is seen below them in a high window.
      await page.setViewportSize({ width, height: width < 1024 ? 1700 : 900 });
      await open(page, '/admin');
      if (width < 1024) await page.getByRole('button', { name: 'Filters' }).click();
      const table = page.getByRole('table', { name: 'Orders' });
      const column = (name: string) => table.getByRole('columnheader', { name });
      await column('Credits').scrollIntoViewIfNeeded();
      const place = () =>
        table
          .getByRole('columnheader')
          .evaluateAll((all) => all.map((header) => header.getBoundingClientRect().toJSON()));
      const before = await place();
      await page.getByLabel('Search by name or email').pressSequentially('ben');
      await pressAt(page, column('Credits').getByRole('button'));
      await expect(column('Credits')).toHaveAttribute('aria-sort', 'descending');
      await expect(page.getByText('2 orders shown')).toBeVisible();
      expect(await place()).toEqual(before);
      await page.getByLabel('To').fill('2026-11-03');
      await pressAt(page, column('Amount').getByRole('button'));
      await expect(column('Amount')).toHaveAttribute('aria-sort', 'descending');
      await expect(page.getByText('No orders found')).toBeVisible();
      expect(await place()).toEqual(before);
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expect(table.getByRole('row')).toHaveCount(4);
      expect(await place()).toEqual(before);
    });
});

test('a year of five digits stays in the date field, and clearing the filters empties a half-typed date', async ({
  page,
}) => {
  await seed(page, seeds);
  await open(page, '/admin');
  const [from, to] = [page.getByLabel('From'), page.getByLabel('To')];
  const rows = page.getByRole('table', { name: 'Orders' }).locator('tbody tr');
  await to.fill('12026-01-01');
  await expect(page).toHaveURL(/to=12026-01-01/);
  await expect(rows).toHaveCount(3);
  await from.fill('12025-01-01');
  await expect(page.getByText('No orders found')).toBeVisible();
  await expect(from).toHaveValue('12025-01-01');
  await expect(to).toHaveValue('12026-01-01');
  const clear = page.getByRole('button', { name: 'Clear filters' });
  await clear.click();
  await expect(rows).toHaveCount(3);
  await expect(clear).toBeHidden();

  await from.press('1');
  await from.press('2');
  const isHalfTyped = () => from.evaluate((field: HTMLInputElement) => field.validity.badInput);
  expect(await isHalfTyped()).toBe(true);
  await clear.click();
  expect(await isHalfTyped()).toBe(false);
  await expect(clear).toBeHidden();
});

test('all data goes into a file, away, and back, what is damaged in it, too', async ({ page }) => {
  await seed(page, { ...seeds, 'creditHistory_dee@example.com': '{broken' });
  await open(page, '/admin?tab=data');
  const notice = page.getByText('Some saved data could not be read.');
  await expect(notice).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem('draft:trial', '{"values":{"fullName":"Ada"}}'));
  const state = () => page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));
  const before = await state();
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all data' }).click();
  const download = await exported;
  await expect(page.getByText(`items to ${download.suggestedFilename()}.`)).toBeVisible();
  const file = await download.path();

  await page.getByRole('button', { name: 'Reset all data' }).click();
  await expect(page.getByRole('dialog', { name: 'Reset all demo data?' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(await state()).toBe(before);
  await page.getByRole('button', { name: 'Reset all data' }).click();
  await page.getByRole('button', { name: 'Reset everything' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('All demo data removed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  await expectNoViolations(page, 'a copy in the tab');
  await expect(notice).toHaveCount(0);
  expect(await state()).toBe('[]');
  expect(await page.evaluate(() => sessionStorage.getItem('draft:trial'))).toBeNull();

  await page.getByLabel('Email').fill(identity.adminEmails[0]);
  await page.getByLabel('Password').fill('x');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin');
  await page.getByRole('link', { name: 'Data', exact: true }).click();
  await page
    .getByLabel('Demo data file')
    .setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText(`bad.json is not a ${identity.name} demo data file`)).toBeVisible();
  await page.getByLabel('Demo data file').setInputFiles(file);
  await expect(page.getByRole('dialog')).toContainText('One of them was already damaged');
  await page.getByRole('button', { name: 'Replace everything' }).click();
  await expect(page.getByText(/^Imported \d+ items/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(notice).toBeVisible();
  expect(await state()).toBe(before);
});
