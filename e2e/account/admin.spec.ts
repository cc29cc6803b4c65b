import { bought, redeemed } from '../../support/entries';
import { admin, expect, type Locator, open, type Page, rows, seed, test } from '../fixtures';

const hostileName = '<img src=x onerror="window.hacked=1">';
const formula = '=HYPERLINK("https://example.com","x")';
const seeds = admin({
  'creditHistory_ben@example.com': JSON.stringify([redeemed('b2', '05'), bought('b1', '04')]),
  'userName_ben@example.com': hostileName,
  'creditHistory_cy@example.com': JSON.stringify([bought('c1', '02')]),
  'userName_cy@example.com': formula,
});

const pressAt = async (page: Page, target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not laid out');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};

test('a press on a column right after typing in a filter sorts, and nothing moves', async ({ page }) => {
  await seed(page, seeds);
  for (const width of [320, 768, 1440])
    await test.step(`${width} px wide`, async () => {
      // The open filters stay above the list: it is seen below them in a high window, with the button of an empty list.
      await page.setViewportSize({ width, height: width < 1024 ? 1800 : 900 });
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

test('a year of five digits stays in the date field; clearing filters empties a half-typed date', async ({ page }) => {
  await seed(page, seeds);
  await open(page, '/admin');
  const [from, to] = [page.getByLabel('From'), page.getByLabel('To')];
  await to.fill('12026-01-01');
  await expect(page).toHaveURL(/to=12026-01-01/);
  await expect(rows(page)).toHaveCount(3);
  await from.fill('12025-01-01');
  await expect(page.getByText('No orders found')).toBeVisible();
  await expect(from).toHaveValue('12025-01-01');
  await expect(to).toHaveValue('12026-01-01');
  const clear = page.getByRole('button', { name: 'Clear filters' });
  await clear.click();
  await expect(rows(page)).toHaveCount(3);
  await expect(clear).toBeHidden();

  await from.press('1');
  await from.press('2');
  const isHalfTyped = () => from.evaluate((field: HTMLInputElement) => field.validity.badInput);
  expect(await isHalfTyped()).toBe(true);
  await clear.click();
  expect(await isHalfTyped()).toBe(false);
  await expect(clear).toBeHidden();
  await expect(page.getByRole('button', { name: /^All Orders/ })).toBeFocused();
});
