import { open } from '../../support/page';
import { expect, test } from '../fixtures';

type TraceEvent = { name: string; ts: number; args?: { elementCount?: number } };

/** Far fewer than header and footer have. A selector with `:has()` can make it all of them, twice. */
const mostElements = 100;

test('few elements get a new style between a click and the next page’s heading', async ({ page, browser }) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  for (const path of ['/services', '/pricing', '/contact']) {
    await browser.startTracing(page, {
      categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'blink.user_timing'],
    });
    await page.evaluate(async (to) => {
      const link = [...document.querySelectorAll('a')].find(({ pathname }) => pathname === to);
      const before = document.querySelector('h1');
      performance.mark('click');
      link?.click();
      while (document.querySelector('h1') === before || !document.querySelector('h1'))
        await new Promise((resolve) => requestAnimationFrame(resolve));
      performance.mark('heading');
    }, path);
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
    const at = (mark: string) => traceEvents.find(({ name }) => name === mark)?.ts ?? Number.NaN;
    const changed = traceEvents
      .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts >= at('click') && ts <= at('heading'))
      .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
    expect(at('heading'), path).toBeGreaterThan(at('click'));
    expect(changed, path).toBeLessThanOrEqual(mostElements);
    await page.waitForLoadState('networkidle');
  }
});
