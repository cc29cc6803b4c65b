import type { Page } from '@playwright/test';
import { bought } from '../../tests/support/entries';
import { admin, customer, expect, seed, test } from '../fixtures';
import { open } from '../support/page';

/** Rows of different heights: a long description takes two lines or more. */
const historyOf = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      ...bought(`n${index}`, '01'),
      date: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
      ...(index % 3 === 0 && { description: `Purchased 100 credits ${'for the spring campaign '.repeat(6)}` }),
    })),
  );

/** Number and distance from the top of the first row below the header. */
const topRow = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('tr[data-index]')];
    const first = rows.find((row) => row.getBoundingClientRect().top >= 100);
    return { row: first?.dataset.index, top: Math.round(first?.getBoundingClientRect().top ?? 0) };
  });

/** Scrolls through the rows, as a visitor does, to the one with this number. */
const scrollToRow = (page: Page, row: number) =>
  page.evaluate(async (wanted) => {
    while (!document.querySelector(`tr[data-index="${wanted}"]`)) {
      window.scrollBy({ top: 1000, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  }, row);

const expectAt = (page: Page, { row, top }: Awaited<ReturnType<typeof topRow>>) =>
  expect
    .poll(async () => {
      const now = await topRow(page);
      // A scroll position is rounded.
      return now.row === row && Math.abs(now.top - top) <= 2 ? 'the same' : now;
    })
    .toBe('the same');

test('after a receipt, Back shows the same row of a long history at the same place', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await seed(page, customer({ userCredits: '120000', creditHistory: historyOf(1200) }));
  await open(page, '/history');
  await scrollToRow(page, 200);
  const before = await topRow(page);
  await page.locator(`tr[data-index="${before.row}"]`).getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await page.goBack();
  await expectAt(page, before);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  await page.reload();
  await page.goBack();
  await expectAt(page, before);
  await page.reload();
  await expectAt(page, before);
});

test('a link at the end of a page leads to the top of a long list, and Back from the end of a page as well', async ({
  page,
}) => {
  const atTop = async () => {
    await expect(page).toHaveURL('/admin');
    await expect(page.locator('tr[data-index="0"]')).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  };
  const toEnd = async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  };
  // By script, since Playwright would scroll to the link.
  const follow = (name: string) =>
    page
      .getByRole('navigation', { name: 'Account' })
      .getByRole('link', { name, exact: true })
      .evaluate((anchor: HTMLElement) => anchor.click());
  await seed(page, admin({ 'creditHistory_ben@example.com': historyOf(1200) }));
  await open(page, '/dashboard');
  await toEnd();
  await follow('Orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await atTop();
  await follow('Dashboard');
  await expect(page).toHaveURL('/dashboard');
  await toEnd();
  await page.goBack();
  await atTop();
});
