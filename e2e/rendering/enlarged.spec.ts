import type { Page } from '@playwright/test';
import { admin, expect, seed, test } from '../fixtures';
import { open } from '../support/page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What scrolls sideways, and words that are cut off by their box or lie over other words. */
const troubles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // A window that has just changed its size is laid out anew with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const found: string[] = [];
    const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (overflow > 0) found.push(`sideways scroll of ${overflow} px`);
    const isCutOff = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const cuts = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
      return cuts && (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1);
    };
    const nameOf = (element: Element) => `${element.tagName} ${(element.textContent ?? '').trim().slice(0, 40)}`;
    for (const element of document.querySelectorAll('main *, header *')) {
      if (!element.checkVisibility() || element.closest('svg, [class*=sr-only], [aria-hidden=true]')) continue;
      const ownText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      if (!ownText) continue;
      if (isCutOff(element)) found.push(`cut off: ${nameOf(element)}`);
      const { right, left, width, height } = element.getBoundingClientRect();
      const scrolls = element.closest('.carousel, .marquee, [class*="overflow-x-auto"]');
      if (!scrolls && width > 1 && height > 1 && (right > innerWidth + 1 || left < -1))
        found.push(`outside: ${nameOf(element)}`);
    }
    return found;
  });

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

/** The least that a reader may set, by WCAG 1.4.12; null takes it away again. */
const spacing =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }';
const setSheet = (page: Page, rules: string | null) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    if (rules) sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, rules);

const halves = [pages.slice(0, 5), pages.slice(5)];
for (const half of halves)
  test(`nothing is cut off when letters, spaces or the page are enlarged, from ${half[0]} to ${half.at(-1)}`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await seed(page, admin());
    const session = await page.context().newCDPSession(page);
    const setFontSize = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
    const expectWhole = async (width: number, height: number, state: string) => {
      await page.setViewportSize({ width, height });
      expect.soft(await troubles(page), `${state}, ${width} px`).toEqual([]);
    };
    for (const address of half) {
      await page.setViewportSize({ width: 1440, height: 800 });
      await open(page, address);
      await page.locator('fieldset:enabled, main h1').first().waitFor();
      await setSheet(page, spacing);
      for (const width of [1440, 360]) await expectWhole(width, 800, `${address} with more space`);
      await setSheet(page, null);
      await expectWhole(320, 256, `${address} enlarged four times`);
      expect.soft(await coveringParts(page), `${address}: stays over the page`).toEqual([]);
      await setFontSize(32);
      await expectWhole(768, 800, `${address} with text twice as large`);
      await setFontSize(16);
    }
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
