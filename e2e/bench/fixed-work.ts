import type { Page } from '@playwright/test';

/**
 * The unit of all times of the bench: how long the page's main thread takes for a fixed piece of work, in milliseconds. A slow
 * machine takes longer for the site and for this, so that their ratio is the same on both.
 * @returns the median of five
 */
export const fixedWork = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const times: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const start = performance.now();
      // Objects, texts and a sort, as rendering a page needs them.
      const items = Array.from({ length: 20_000 }, (_, index) => ({ name: `item ${(index * 7919) % 20_000}` }));
      items.sort((a, b) => (a.name < b.name ? -1 : 1));
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b)[2] ?? Number.NaN;
  });
