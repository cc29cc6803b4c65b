/** A part of `npm run bench`: the search's dialog. */
import type { Browser, Page } from '@playwright/test';
import { customer } from '../../support/entries.ts';
import { seed } from '../../support/page.ts';
import { measureEach, newSlowPage, screens } from './browser.ts';
import { limits } from './limits.ts';
import { historyOf, many } from './order-history.ts';
import { median, type Row } from './report.ts';

/** Each is found from its first letter on, the last one in orders as well. None has a word that is too common to be searched for. */
const queries = ['logo', 'pricing', 'video production', 'purchase'];

const withMany = customer({ userCredits: '5000', creditHistory: historyOf(many) });

/** Makes the page note how long after the next key press the field has the focus, or the results are those of its text. */
const watch = (page: Page, what: 'field' | 'results') =>
  page.evaluate((wanted) => {
    const isDone = () => {
      const field = document.activeElement;
      if (!(field instanceof HTMLInputElement) || field.role !== 'combobox') return false;
      if (wanted === 'field') return true;
      // An option leads to all results, and its address holds the query that the list belongs to.
      const options = [...document.querySelectorAll<HTMLAnchorElement>('a[role=option]')];
      return options.some(({ pathname, search }) => {
        return pathname === '/search' && new URLSearchParams(search).get('q') === field.value;
      });
    };
    const state = window as typeof window & { painted?: Promise<number> };
    state.painted = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`no ${wanted} 10 s after a key press`)), 10_000);
      const onKey = ({ timeStamp }: KeyboardEvent) => {
        const look = () => {
          if (!isDone()) return requestAnimationFrame(look);
          // A message comes after the frame's paint.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          return port2.postMessage(null);
        };
        requestAnimationFrame(look);
      };
      document.addEventListener('keydown', onKey, { capture: true, once: true });
    });
  }, what);

/** Presses a key. @returns milliseconds until what it leads to has been painted */
const press = async (page: Page, key: string, what: 'field' | 'results'): Promise<number> => {
  await watch(page, what);
  await page.keyboard.press(key);
  return page.evaluate(() => (window as typeof window & { painted?: Promise<number> }).painted ?? Number.NaN);
};

const idle = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));

type Figures = { firstOpening: number; opening: number; keys: number[] };

/** One visit in a browser that has never seen the site. @param storage what local storage holds */
const measureOnce = async (
  browser: Browser,
  origin: string,
  storage: Readonly<Record<string, string>>,
): Promise<Figures> => {
  const page = await newSlowPage(browser, screens.desktop);
  await seed(page, storage);
  await page.goto(`${origin}/faq`, { waitUntil: 'networkidle' });
  await idle(page);
  const firstOpening = await press(page, 'Control+k', 'field');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await idle(page);
  const opening = await press(page, 'Control+k', 'field');
  const field = page.getByRole('combobox');
  // The index of the site is complete, and then that of the orders.
  await field.fill('logo');
  await page.getByRole('option', { name: 'See all results' }).waitFor();
  if (storage.creditHistory) {
    await field.fill('order-100');
    await page
      .getByRole('option', { name: /^(?:Purchased|Redeemed)/ })
      .first()
      .waitFor();
  }
  const keys: number[] = [];
  for (const query of queries) {
    await field.fill('');
    await idle(page);
    for (const key of query) keys.push(await press(page, key === ' ' ? 'Space' : key, 'results'));
  }
  await page.context().close();
  return { firstOpening, opening, keys };
};

const rowsOf = (plain: readonly Figures[], withOrders: readonly Figures[]): Row[] => {
  const keyRow = (
    what: string,
    of: (keys: readonly number[]) => number,
    figures: readonly Figures[],
    limit: Row['limit'],
  ) => ({
    what: `search: key press to results, ${what}, ms`,
    values: figures.map(({ keys }) => of(keys)),
    ...(limit && { limit }),
  });
  const slowest = (keys: readonly number[]) => Math.max(...keys);
  const orders = `${many.toLocaleString('en')} own orders`;
  return [
    {
      what: 'search: first opening, ms',
      values: plain.map(({ firstOpening }) => firstOpening),
      limit: limits.searchFirstOpening,
    },
    { what: 'search: opening again, ms', values: plain.map(({ opening }) => opening), limit: limits.searchOpening },
    keyRow('median', median, plain, limits.searchKey),
    keyRow('slowest', slowest, plain, limits.searchSlowestKey),
    keyRow(`median, ${orders}`, median, withOrders, limits.searchManyOrders),
    keyRow(`slowest, ${orders}`, slowest, withOrders, limits.searchManyOrders),
  ];
};

/** Opening the dialog and typing in it, with the processor slowed down, signed out and with many own orders. */
export const measureSearch = async (): Promise<Row[]> => {
  const [plain = [], withOrders = []] = (await measureEach([{}, withMany], measureOnce)).map(([, figures]) => figures);
  return rowsOf(plain, withOrders);
};
