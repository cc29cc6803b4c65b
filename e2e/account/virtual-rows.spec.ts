import { bought } from '../../tests/support/entries';
import { admin, expect, seed, test } from '../fixtures';
import { open } from '../support/page';

test('ten thousand orders: only the visible rows are in the DOM, with their real row numbers', async ({ page }) => {
  const history = Array.from({ length: 10_000 }, (_, index) => ({
    ...bought(`n${index}`, '01'),
    date: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
  }));
  await seed(page, admin({ 'creditHistory_ben@example.com': JSON.stringify(history) }));
  await open(page, '/admin');
  const table = page.getByRole('table', { name: 'Orders' });
  await expect(table).toHaveAttribute('aria-rowcount', '10001');
  expect(await table.getByRole('row').count()).toBeLessThan(100);
  await page.getByRole('heading', { name: 'Admin notification emails' }).scrollIntoViewIfNeeded();
  await expect(table.locator('[aria-rowindex="10001"]')).toContainText('Jan 1, 2026');
});

test('a hundred orders on a phone: all are in the DOM, but only those near the viewport are laid out', async ({
  page,
}) => {
  const history = Array.from({ length: 100 }, (_, index) => bought(`n${index}`, '01'));
  await page.setViewportSize({ width: 375, height: 812 });
  await seed(page, admin({ creditHistory: JSON.stringify(history) }));
  await page.goto('/history');
  const rows = page.getByRole('table', { name: 'Transactions' }).locator('tbody tr:not(:has(th))');
  await expect(rows).toHaveCount(100);
  const isDrawn = () =>
    rows
      .last()
      .locator('td > span')
      .first()
      .evaluate((cell) => cell.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isDrawn()).toBe(false);
  await rows.last().scrollIntoViewIfNeeded();
  await expect.poll(isDrawn).toBe(true);
});

test('a thousand orders, and the window is turned: rows are as high as they now are, and the one in view stays', async ({
  page,
}) => {
  const count = 1000;
  const history = Array.from({ length: count }, (_, index) => bought(`n${index}`, '01'));
  await page.setViewportSize({ width: 1100, height: 600 });
  await seed(page, admin({ creditHistory: JSON.stringify(history) }));
  await open(page, '/history');
  const table = page.getByRole('table', { name: 'Transactions' });
  const row = (number: number) => table.locator(`[aria-rowindex="${number}"]`);
  /** How far the table's height is from that of all its rows, in rows. */
  const missing = () =>
    table.evaluate((element, rows) => {
      const heights = [...element.querySelectorAll('tr[data-index]')].map(
        (shown) => shown.getBoundingClientRect().height,
      );
      const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length;
      return Math.abs(element.getBoundingClientRect().height / mean - rows);
    }, count);
  await expect.poll(missing).toBeLessThan(count / 4);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const inView = () =>
    table.evaluate((element) => {
      const first = [...element.querySelectorAll('tr[data-index]')].find(
        (shown) => shown.getBoundingClientRect().bottom > 1,
      );
      return Number(first?.getAttribute('aria-rowindex'));
    });
  await expect.poll(inView).toBeGreaterThan(count / 4);
  const before = await inView();
  for (const size of [
    { width: 375, height: 812 },
    { width: 812, height: 375 },
    { width: 1100, height: 600 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(missing).toBeLessThan(count / 4);
    await expect(row(before)).toBeInViewport();
    await expect.poll(async () => Math.abs((await inView()) - before)).toBeLessThanOrEqual(1);
  }
});
