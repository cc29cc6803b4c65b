/** A part of `npm run bench`: how long the page takes to answer a press or a key, on pages where that is most work. */
import type { Browser, Page } from '@playwright/test';
import { hydrated } from '../../support/page.ts';
import { measureEach, newSlowPage, screens } from './browser.ts';
import { limits } from './limits.ts';
import type { Row } from './report.ts';

const { phone, desktop } = screens;

type Interaction = {
  what: string;
  screen: typeof phone | typeof desktop;
  path: string;
  act: (page: Page) => Promise<void>;
};

const interactions: readonly Interaction[] = [
  {
    what: 'phone menu',
    screen: phone,
    path: '/',
    act: (page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }).tap(),
  },
  {
    what: 'mega menu',
    screen: desktop,
    path: '/',
    act: (page) => page.getByRole('banner').getByRole('button', { name: 'Solutions' }).click(),
  },
  {
    what: 'filter of /our-work',
    screen: phone,
    path: '/our-work',
    act: (page) => page.locator('main a[href="/our-work?service=branding"]').tap(),
  },
  {
    what: 'typing in the search',
    screen: desktop,
    path: '/',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').pressSequentially('logo design', { delay: 100 });
    },
  },
  {
    what: 'typing in a form',
    screen: phone,
    path: '/subscribe',
    act: (page) => page.getByLabel('Full name').pressSequentially('Ada Lovelace', { delay: 100 }),
  },
];

/** In a browser that has never seen the site. @returns milliseconds from the slowest input's event to the frame that shows its effect */
const measureOnce = async (browser: Browser, origin: string, { screen, path, act }: Interaction): Promise<number> => {
  const page = await newSlowPage(browser, screen);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await hydrated(page);
  await page.evaluate(() => {
    const state = window as typeof window & { slowest?: number };
    // Events of less than 16 ms are not reported.
    state.slowest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) state.slowest = Math.max(state.slowest ?? 0, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act(page);
  await page.waitForLoadState('networkidle');
  // An entry is reported after its frame.
  await page.waitForTimeout(500);
  const slowest = await page.evaluate(() => (window as typeof window & { slowest?: number }).slowest ?? Number.NaN);
  await page.context().close();
  return slowest;
};

/** The longest interaction of each, with the processor slowed down. */
export const measureInteractions = async (): Promise<Row[]> =>
  (await measureEach(interactions, measureOnce)).map(([{ what }, values]) => ({
    what: `longest interaction: ${what}, ms`,
    values,
    limit: limits.interaction,
  }));
