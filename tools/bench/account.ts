/** A part of `npm run bench`: account pages with many orders. */
import type { Browser, Page } from '@playwright/test';
import { admin } from '../../support/entries.ts';
import { seed } from '../../support/page.ts';
import { measureEach } from './browser.ts';
import { limits } from './limits.ts';
import { historyOf, many } from './order-history.ts';
import type { Row } from './report.ts';

const sizes = [100, 1000, many];

/** Opens a browser whose storage has this many orders, on a page that reads none of them. */
const openWith = async (browser: Browser, origin: string, size: number): Promise<Page> => {
  const page = await (await browser.newContext({ acceptDownloads: true })).newPage();
  await seed(page, admin({ userCredits: '5000', creditHistory: historyOf(size) }));
  await page.goto(`${origin}/add-payment-method`, { waitUntil: 'networkidle' });
  return page;
};

/** Navigates without a link, so that nothing was prefetched by hovering over one. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

const actions = {
  'open /history': async (page: Page) => {
    await go(page, '/history');
    await page.getByRole('table', { name: 'Transactions' }).waitFor();
  },
  'open /admin': async (page: Page) => {
    await go(page, '/admin');
    await page.getByRole('table', { name: 'Orders' }).waitFor();
  },
  'export CSV': async (page: Page) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).dispatchEvent('click');
    await download;
  },
};

const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));

/** @returns a function that gives the milliseconds which the page's main thread has worked so far */
const workOf = async (page: Page): Promise<() => Promise<number>> => {
  const session = await page.context().newCDPSession(page);
  // Processor time of the main thread: what else runs on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
};

/** Does everything once. @returns for each action the work from just before it until what it leads to is painted and quiet */
const measureOnce = async (browser: Browser, origin: string, size: number): Promise<number[]> => {
  const page = await openWith(browser, origin, size);
  const work = await workOf(page);
  const values: number[] = [];
  for (const act of Object.values(actions)) {
    await settle(page);
    const before = await work();
    await act(page);
    await settle(page);
    values.push((await work()) - before);
  }
  await page.context().close();
  return values;
};

/** Main-thread work to open /history and /admin and to export the CSV, with few and with many orders. */
export const measureOrders = async (): Promise<Row[]> =>
  (await measureEach(sizes, measureOnce)).flatMap(([size, samples]) =>
    Object.keys(actions).map((action, index) => ({
      what: `${action}, ${size.toLocaleString('en')} orders: work, ms`,
      values: samples.map((values) => values[index] ?? Number.NaN),
      ...(size === many && { limit: limits.manyOrders }),
    })),
  );
