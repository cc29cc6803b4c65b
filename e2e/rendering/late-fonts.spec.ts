import { expect, test } from '../fixtures';
import { holdBack } from '../support/page';

declare global {
  interface Window {
    layoutShift: number;
  }
}

const pages = ['/', '/services/content-marketing', '/pricing', '/case-study/trillerfest', '/login'];
const widths = [375, 1440];

test.describe('a late font moves nothing', () => {
  for (const width of widths)
    for (const address of pages)
      test(`${address} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        const release = await holdBack(page, '**/*.woff2');
        await page.addInitScript(() => {
          window.layoutShift = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              window.layoutShift += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto(address, { waitUntil: 'commit' });
        await page.locator('h1').waitFor();
        // The text has been painted, in another font.
        await page.waitForFunction(
          () =>
            document.fonts.status === 'loading' && performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        const before = await page.locator('h1').boundingBox();
        release();
        await page.evaluate(() => document.fonts.ready);
        expect(
          await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length),
        ).toBeGreaterThan(1);
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        expect((await page.locator('h1').boundingBox())?.height).toBe(before?.height);
        expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.01);
      });
});
