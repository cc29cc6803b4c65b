import type { Page } from '@playwright/test';
import { holdBack, hydrated } from '../../support/page';

declare global {
  interface Window {
    shifted: number;
    shiftedBy: string[];
  }
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

/** The most that may move by itself on a page, as browsers measure it. */
export const mostShift = 0.01;

/** From here on, every page of the tab adds up what moves by itself. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.shifted = 0;
    window.shiftedBy = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        window.shifted += entry.value;
        for (const { node } of entry.sources)
          window.shiftedBy.push(node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Scrolls down the page at hand. @returns how much has moved since it was opened, and the first that did */
export const shiftsOf = (page: Page): Promise<{ shifted: number; by: string }> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // A window that the browser does not draw for a while has no frames; the test continues without one.
    const frame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        setTimeout(resolve, 500);
      });
    await frame();
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    await frame();
    return { shifted: window.shifted, by: window.shiftedBy.slice(0, 3).join(' | ') };
  });

/** Opens a page whose fonts come once its text is painted in another. @returns how much higher its heading is with them */
export const openWithLateFonts = async (page: Page, address: string): Promise<number> => {
  const fonts = '**/*.woff2';
  const release = await holdBack(page, fonts);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => document.fonts.status === 'loading' && performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const height = () => page.locator('h1').evaluate((heading) => heading.getBoundingClientRect().height);
  const before = await height();
  release();
  await page.waitForFunction(() => [...document.fonts].filter(({ status }) => status === 'loaded').length > 1);
  await page.unroute(fonts);
  await hydrated(page);
  return (await height()) - before;
};
