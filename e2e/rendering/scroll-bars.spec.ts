import type { Page } from '@playwright/test';
import base from '../../playwright.config.ts';
import { expect, test } from '../fixtures';
import { open } from '../support/page';

/** As on most computers with a mouse: scroll bars take room, 15 pixels. */
test.use({ launchOptions: { ...base.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

const edges = (page: Page) =>
  page.evaluate(() =>
    ['header', 'main', 'h1', 'footer'].map((name) => {
      const { left, right, top } = document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
      return { name, left, right, top };
    }),
  );

for (const { name, height } of [
  { name: 'a long page', height: 720 },
  { name: 'a page that needs no scroll bar', height: 3000 },
])
  test(`the search opens over ${name}, and nothing of the page moves`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height });
    await open(page, '/contact');
    await page.evaluate(() => document.fonts.ready);
    const before = await edges(page);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await edges(page)).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await edges(page)).toEqual(before);
  });
