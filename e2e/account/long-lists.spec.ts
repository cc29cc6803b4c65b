import { bought } from '../../support/entries';
import {
  admin,
  customer,
  expect,
  expectRowAtTop,
  followUnseen,
  holdBack,
  open,
  rowAtTop,
  rows,
  seed,
  test,
} from '../fixtures';

/** Rows of different heights: a long description takes two lines or more. */
const historyOf = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, (_, index) => ({
      ...bought(`n${index}`, '01'),
      date: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
      ...(index % 3 === 0 && { description: `Purchased 100 credits ${'for the spring campaign '.repeat(6)}` }),
    })),
  );

test('after a receipt, Back shows the same row of a long history at the same place', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await seed(page, customer({ userCredits: '120000', creditHistory: historyOf(1200) }));
  await open(page, '/history');
  for (const part of [100, 200]) {
    // A pointer could miss the button while the rows above it, which were skipped, get their height.
    await page.getByRole('button', { name: 'Show 100 more' }).press('Enter');
    await expect(page.getByText(`${part + 100} of 1,200`)).toBeVisible();
  }
  await page.locator('[aria-rowindex="252"]').scrollIntoViewIfNeeded();
  const before = await rowAtTop(page);
  await page.locator(`[aria-rowindex="${before.row}"]`).getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await page.goBack();
  await expectRowAtTop(page, before);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  await page.reload();
  await page.goBack();
  await expectRowAtTop(page, before);
  // Its list comes after the browser has gone as far down as the page without it reaches.
  const release = await holdBack(page, /history-page-/);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  release();
  await expectRowAtTop(page, before);
});

test('a link at the end of a page leads to the top of a long list, and so does Back', async ({ page }) => {
  const atTop = async () => {
    await expect(page).toHaveURL('/admin');
    await expect(rows(page).first()).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  };
  const toEnd = async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  };
  const account = page.getByRole('navigation', { name: 'Account' });
  const follow = async (link: string, heading: string | RegExp) => {
    await followUnseen(account.getByRole('link', { name: link, exact: true }));
    // The address is the next page's before the page is shown.
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  };
  await seed(page, admin({ 'creditHistory_ben@example.com': historyOf(1200) }));
  await open(page, '/dashboard');
  await toEnd();
  await follow('Admin', 'Admin Dashboard');
  await atTop();
  await follow('Your own dashboard', /^Welcome back/);
  await expect(page).toHaveURL('/dashboard');
  await toEnd();
  await page.goBack();
  await atTop();
});

test('with all rows shown, those out of view are not laid out, on a wide page, too', async ({ page }) => {
  await seed(page, customer({ userCredits: '30000', creditHistory: historyOf(300) }));
  await open(page, '/history');
  const all = rows(page);
  const isDrawn = () =>
    all
      .last()
      .getByText('$100')
      .evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true }));
  for (const count of [200, 300]) {
    await page.getByRole('button', { name: 'Show 100 more' }).click();
    await expect(all).toHaveCount(count);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(isDrawn).toBe(false);
  await all.last().scrollIntoViewIfNeeded();
  await expect.poll(isDrawn).toBe(true);
});
