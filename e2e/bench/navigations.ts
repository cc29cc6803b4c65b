/**
 * Part of `npm run bench`, on a built site: from the click on a link to the frame that shows the next page's heading, on
 * a phone and on a desktop, with the processor slowed four times. Fails when a median is over the budget.
 */
import { chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/find-browser.ts';
import { median, printTable } from './report.ts';
import { serve } from './serve.ts';

/** Each is a visit: a long one, and those whose first press leads to a page of which nothing is there yet. */
const visits = [
  ['/', '/services', '/pricing', '/our-work', '/case-study/trillerfest', '/faq', '/contact', '/enterprise', '/'],
  ['/', '/press'],
  ['/', '/services/ai-services'],
  ['/', '/capabilities/cloud'],
  ['/', '/case-study/trillerfest'],
] as const;
const runs = Number(process.env.RUNS ?? 5);
const slowdown = 4;
const budgetMs = 100;
const screens = {
  phone: { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 720 } },
};

/** Clicks a link of the page and waits. @returns milliseconds until the new heading has been painted */
const follow = async (page: Page, path: string): Promise<number> => {
  await page.waitForLoadState('networkidle');
  // As somebody who has looked at the page: what it still had to do is done.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
  const link = page
    .locator(`footer a[href="${path}"], main a[href="${path}"], header a[href="${path}"]`)
    .filter({ visible: true })
    .last();
  await page.evaluate(() => {
    const before = document.querySelector('main h1');
    const state = window as typeof window & { painted?: Promise<number> };
    state.painted = new Promise((resolve) => {
      const onClick = ({ timeStamp }: MouseEvent) => {
        const look = () => {
          const heading = document.querySelector('main h1');
          if (!heading || heading === before) return requestAnimationFrame(look);
          // A message comes after the frame's paint.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          return requestAnimationFrame(() => port2.postMessage(null));
        };
        look();
      };
      document.addEventListener('click', onClick, { capture: true, once: true });
    });
  });
  await link.scrollIntoViewIfNeeded();
  await link.click();
  return page.evaluate(() => (window as typeof window & { painted?: Promise<number> }).painted ?? Number.NaN);
};

const site = await serve(true);
const executablePath = findBrowser();
const browser = await chromium.launch({ args: browserArguments, ...(executablePath && { executablePath }) });
const steps = visits.map((visit) =>
  visit.slice(1).map((to, index) => ({
    from: visit[index],
    to,
    phone: [] as number[],
    desktop: [] as number[],
  })),
);
const visit = async (screen: keyof typeof screens, way: (typeof steps)[number]) => {
  const context = await browser.newContext(screens[screen]);
  const page = await context.newPage();
  // The runner's compiler names functions by this helper, which pages do not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(site.origin + way[0]?.from, { waitUntil: 'networkidle' });
  for (const step of way) step[screen].push(await follow(page, step.to));
  await context.close();
};
try {
  for (let run = 0; run < runs; run += 1) {
    for (const way of steps) {
      await visit('phone', way);
      await visit('desktop', way);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}

console.log(`\nNavigations: click to new heading painted, processor ${slowdown} × slower, medians of ${runs}.\n`);
const figuresOf = (values: readonly number[]) => {
  const value = median(values);
  if (value > budgetMs) process.exitCode = 1;
  return [value, Math.min(...values), Math.max(...values)].map((ms) => ms.toFixed(0));
};
const rows = steps
  .flat()
  .map(({ from, to, phone, desktop }) => [`${from} → ${to}`, ...figuresOf(phone), ...figuresOf(desktop)]);
printTable(['navigation', 'phone, ms', 'least', 'most', 'desktop, ms', 'least', 'most'], rows);
