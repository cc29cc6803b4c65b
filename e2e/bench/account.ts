/**
 * Part of `npm run bench`, on a built site: main-thread work to open /history and /admin and to export the CSV, with 100 to
 * 10,000 orders. Prints a table; fails when a figure at 10,000 is over the budget.
 */
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { browserArguments, findBrowser } from '../../scripts/find-browser.ts';

const sizes = [100, 1000, 10_000];
const runs = 5;
const budgetMs = 200;

const historyOf = (size: number) =>
  JSON.stringify(
    Array.from({ length: size }, (_, index) => {
      const base = { id: `order-${index}`, date: new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString() };
      return index % 3 === 0
        ? {
            ...base,
            type: 'redemption',
            credits: -50,
            service: 'Revision',
            description: 'Redeemed Revision',
            status: 'completed',
          }
        : {
            ...base,
            type: 'purchase',
            credits: 100,
            amount: 100,
            description: 'Purchased 100 credits',
            status: 'completed',
          };
    }),
  );

/** Milliseconds that the page's main thread has worked so far. */
const workOf = async (session: CDPSession) => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));

/** Main-thread work from just before `act` until what it leads to is painted and quiet. */
const measure = async (page: Page, session: CDPSession, act: () => Promise<unknown>) => {
  await settle(page);
  const before = await workOf(session);
  await act();
  await settle(page);
  return (await workOf(session)) - before;
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const server = await preview({ preview: { port: 4180, strictPort: true }, logLevel: 'error' });
const base = server.resolvedUrls?.local[0] ?? '';
const executablePath = findBrowser();
const browser = await chromium.launch({ args: browserArguments, ...(executablePath && { executablePath }) });
const results = new Map<string, number[]>();
try {
  for (const size of sizes) {
    const samples = { 'open /history': [] as number[], 'open /admin': [] as number[], 'export CSV': [] as number[] };
    for (let run = 0; run < runs; run += 1) {
      const page = await (await browser.newContext({ acceptDownloads: true })).newPage();
      const session = await page.context().newCDPSession(page);
      // Processor time of the main thread: what else runs on the machine does not count.
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      await page.addInitScript((history) => {
        const seeds = {
          authToken: 't',
          userEmail: 'admin@tessera.example',
          userName: 'Admin',
          isAdmin: 'true',
          userCredits: '5000',
          creditHistory: history,
        };
        for (const [name, value] of Object.entries(seeds)) localStorage.setItem(name, value);
      }, historyOf(size));
      await page.goto(`${base}add-payment-method`, { waitUntil: 'networkidle' });
      await page.evaluate(() => {
        // Links of our own on a page that reads no orders: what is measured is the navigation alone.
        for (const path of ['/history', '/admin']) {
          const button = document.createElement('button');
          button.dataset.go = path;
          document.body.append(button);
        }
        document.addEventListener('click', (event) => {
          const path = event.target instanceof HTMLElement && event.target.dataset.go;
          if (!path) return;
          history.pushState(null, '', path);
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
        });
      });
      const go = (path: string) => page.locator(`[data-go="${path}"]`).dispatchEvent('click');
      samples['open /history'].push(
        await measure(page, session, async () => {
          await go('/history');
          await page.getByRole('table', { name: 'Transactions' }).waitFor();
        }),
      );
      samples['open /admin'].push(
        await measure(page, session, async () => {
          await go('/admin');
          await page.getByRole('table', { name: 'Orders' }).waitFor();
        }),
      );
      samples['export CSV'].push(
        await measure(page, session, async () => {
          const download = page.waitForEvent('download');
          await page.getByRole('button', { name: 'Export CSV' }).dispatchEvent('click');
          await download;
        }),
      );
      await page.context().close();
    }
    for (const [name, values] of Object.entries(samples))
      results.set(name, [...(results.get(name) ?? []), median(values)]);
  }
} finally {
  await browser.close();
  await server.close();
}

console.log(`Main-thread work in ms, medians of ${runs}; budget ${budgetMs} ms at ${sizes.at(-1)} orders\n`);
console.log(['', ...sizes.map((size) => `${size} orders`), `× from ${sizes[0]} to ${sizes.at(-1)}`].join('\t'));
for (const [name, values] of results) {
  const [first = Number.NaN, last = Number.NaN] = [values[0], values.at(-1)];
  console.log([name, ...values.map((value) => value.toFixed(0)), (last / first).toFixed(1)].join('\t'));
  if (last > budgetMs) process.exitCode = 1;
}
