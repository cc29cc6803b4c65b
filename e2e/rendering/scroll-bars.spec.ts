import base from '../../playwright.config.ts';
import { expect, open, type Page, test } from '../fixtures';

/** As on most computers with a mouse: scroll bars take room, 15 pixels. */
test.use({ launchOptions: { ...base.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

const edges = (page: Page) =>
  page.evaluate(() =>
    ['header', 'main', 'h1', 'footer'].map((name) => {
      const { left, right, top } = document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
      return { name, left, right, top };
    }),
  );

test('the search opens over a long page and over one without a scroll bar, and nothing moves', async ({ page }) => {
  for (const height of [720, 3000]) {
    await page.setViewportSize({ width: 1280, height });
    await open(page, '/contact');
    await page.evaluate(() => document.fonts.ready);
    const before = await edges(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search the site' })).toBeFocused();
    expect(await edges(page), `${height} px, open`).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await edges(page), `${height} px, closed`).toEqual(before);
  }
});
