import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { renderedPages } from '../support/rendered-pages';

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

const watchShifts = (page: Page) =>
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

for (const [width, height] of [
  [1440, 900],
  [375, 812],
] as const)
  for (const address of kinds)
    test(`nothing moves by itself on ${address}, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await watchShifts(page);
      await page.goto(address);
      const { shifted, shiftedBy } = await page.evaluate(async () => {
        await document.fonts.ready;
        // A window that the browser does not draw for a while has no frames; the test goes on without one.
        const frame = () =>
          new Promise((resolve) => {
            requestAnimationFrame(resolve);
            setTimeout(resolve, 500);
          });
        for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
          scrollTo({ top: y, behavior: 'instant' });
          await frame();
          await frame();
        }
        await frame();
        return { shifted: window.shifted, shiftedBy: window.shiftedBy };
      });
      expect(shifted, shiftedBy.slice(0, 3).join(' | ')).toBeLessThanOrEqual(most);
    });

test('a page whose HTML comes in pieces shows what is whole, and moves nothing', async ({ page, baseURL }) => {
  let sendRest = () => {};
  const asked = new Promise<void>((resolve) => {
    sendRest = resolve;
  });
  const slowHost = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', baseURL));
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    // The first piece ends amid what stands first on the page.
    const cut = type.startsWith('text/html') ? body.indexOf('</h1>') : 0;
    response.write(body.subarray(0, cut));
    if (cut > 0) await asked;
    response.end(body.subarray(cut));
  });
  await new Promise<void>((resolve) => slowHost.listen(0, resolve));
  const { port } = slowHost.address() as AddressInfo;
  await watchShifts(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`http://localhost:${port}/services/web3`, { waitUntil: 'commit' });
  // The first piece has been painted.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.locator('main h1')).toBeHidden();
  sendRest();
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState();
  const { shifted, shiftedBy } = await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return { shifted: window.shifted, shiftedBy: window.shiftedBy };
  });
  slowHost.closeAllConnections();
  slowHost.close();
  expect(shifted, shiftedBy.join()).toBeLessThanOrEqual(most);
});
