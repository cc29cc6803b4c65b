import type { Locator, Page } from '@playwright/test';
import { customer, expect, seed, test } from '../fixtures';
import { open } from '../support/page';

/** Whether the badge stands on the same line as the last word before it. */
const isOnLineOfWords = (link: Locator): Promise<boolean> =>
  link.evaluate((element) => {
    const badge = [...element.querySelectorAll('span')].find(({ textContent }) => textContent === 'New');
    const words = document.createRange();
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    if (!badge || !text) throw new Error('no badge, or no words before it');
    words.selectNodeContents(text);
    const line = [...words.getClientRects()].at(-1);
    const { top, bottom } = badge.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    return line !== undefined && line.top < middle && middle < line.bottom;
  });

const strategy = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Marketing Strategy/ });

test('the badge ‘New’ never stands on a line of its own, in the wide menu and in the phone’s', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
  await open(page, '/contact');
  for (const width of [1366, 1320, 1280, 1240, 1200, 1180]) {
    await page.setViewportSize({ width, height: 800 });
    const button = page.getByRole('button', { name: 'Services menu' });
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.press('Enter');
    await expect(strategy(page)).toBeVisible();
    expect.soft(await isOnLineOfWords(strategy(page)), `${width} px`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 412, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Services' }).click();
  for (const width of [412, 375, 360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await isOnLineOfWords(strategy(page)), `${width} px`).toBe(true);
  }
});

test('the focus ring of the arrow beside a menu entry covers none of its letters', async ({ page }) => {
  await open(page, '/contact');
  for (const width of [1440, 1180]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['Services', 'Solutions']) {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).focus();
      await page.keyboard.press('Tab');
      const arrow = page.getByRole('button', { name: `${name} menu` });
      await expect(arrow).toBeFocused();
      const gap = await arrow.evaluate((button, entry) => {
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(button);
        if (outlineStyle === 'none') throw new Error('no focus ring');
        const ring =
          button.getBoundingClientRect().left - Number.parseFloat(outlineWidth) - Number.parseFloat(outlineOffset);
        const link = [...document.querySelectorAll('header a')].find(
          ({ textContent }) => textContent?.trim() === entry,
        );
        const words = document.createRange();
        if (!link) throw new Error('no entry');
        words.selectNodeContents(link);
        return ring - words.getBoundingClientRect().right;
      }, name);
      expect.soft(gap, `${name}, ${width} px`).toBeGreaterThanOrEqual(0);
    }
  }
});

test('signed in at 320 px the menu’s button is inside the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await seed(page, customer());
  await open(page, '/contact');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toBeVisible();
  const box = await page.getByRole('button', { name: 'Menu', exact: true }).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
});
