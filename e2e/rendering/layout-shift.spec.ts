import { expect, test } from '../fixtures';
import { renderedPages } from '../rendered-pages';

declare global {
  interface Window {
    shifted: number;
    shiftedBy: string[];
  }
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };

const most = 0.01;
const pages = renderedPages.filter(({ isPublic }) => isPublic).map(({ address }) => address);
/** Of pages that one template makes, one is enough. */
const kinds = [...new Map(pages.map((address) => [address.replace(/(.)\/.*$/, '$1/'), address])).values()];

for (const [width, height] of [
  [1440, 900],
  [375, 812],
] as const) {
  test(`nothing moves by itself on ${kinds.length} public pages, ${width} pixels wide`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
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
    const moved: string[] = [];
    for (const address of kinds) {
      await page.goto(address);
      const { shifted, shiftedBy } = await page.evaluate(async () => {
        await document.fonts.ready;
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
        for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
          scrollTo({ top: y, behavior: 'instant' });
          await frame();
          await frame();
        }
        await frame();
        return { shifted: window.shifted, shiftedBy: window.shiftedBy };
      });
      if (shifted > most) moved.push(`${address}: ${shifted.toFixed(3)} ${shiftedBy.slice(0, 3).join(' | ')}`);
    }
    expect(moved).toEqual([]);
  });
}
