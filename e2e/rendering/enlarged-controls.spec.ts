import type { Page } from '@playwright/test';
import { admin, expect, seed, test } from '../fixtures';
import { hiddenFocus } from '../support/hidden-focus';
import { open } from '../support/page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One page of each make. */
const pages = [
  '/',
  '/services/ui-ux',
  '/solutions',
  '/case-study/trillerfest',
  '/pricing',
  '/subscribe',
  '/payment',
  '/instant-site-form',
  '/dashboard',
  '/admin',
] as const;

/** What stays over the page when it is scrolled. */
const coveringParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    scrollTo({ top: 600, behavior: 'instant' });
    const fixed = [...document.querySelectorAll('body *')].filter((element) => {
      const { position } = getComputedStyle(element);
      const { top, bottom, height } = element.getBoundingClientRect();
      const isInView = element.textContent !== '' && height > 1 && bottom > 0 && top < innerHeight;
      return isInView && ['fixed', 'sticky'].includes(position);
    });
    return fixed.map((element) => element.outerHTML.slice(0, 60));
  });

test('enlarged four times nothing stays over the page when it is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await seed(page, admin());
  for (const address of pages) {
    await open(page, address);
    await page.locator('fieldset:enabled, main h1').first().waitFor();
    expect.soft(await coveringParts(page), address).toEqual([]);
  }
});

for (const width of [1280, 768, 412])
  for (const address of pages)
    test(`with text twice as large whatever has the focus is seen, below the header too: ${address}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await seed(page, admin());
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await open(page, address);
      await page.locator('fieldset:enabled, main h1').first().waitFor();
      expect(await hiddenFocus(page)).toEqual([]);
    });

test('enlarged four times the menu still opens, all of it in reach', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const last = page.getByRole('navigation', { name: 'Main' }).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(last).toBeHidden();
});
