import { test as base, expect } from '@playwright/test';
import { findEngine } from '../../scripts/browsers/find-engines.ts';
import { oldChromePath } from '../../scripts/browsers/old-chrome.ts';
import type { Browser, Tab } from '../journeys/tab.ts';
import { type BrowserName, startPlaywright } from './drivers/playwright.ts';
import { startWebDriver } from './drivers/webdriver.ts';
import { serveWatched } from './serve-watched.ts';

type Options = { engine: BrowserName };
type WorkerFixtures = {
  /** Where the site is served, watched. */
  origin: string;
  running: Browser;
};
type Fixtures = {
  tab: Tab;
  /** What this test makes the browser complain of on purpose, as text that the line contains. */
  expectedTroubles: string[];
};

const start = async (name: BrowserName, origin: string): Promise<Browser> => {
  if (name === 'old Chrome') return startPlaywright(name, { path: oldChromePath }, origin);
  const engine = findEngine(name);
  if (!engine) throw new Error(`No ${name}: npx tsx scripts/browsers/find-engines.ts installs it.`);
  return name === 'WebKit' && engine !== 'playwright'
    ? startWebDriver(engine.path, origin)
    : startPlaywright(name, engine, origin);
};

/** A test in one tab of the project's engine. It fails on whatever the pages complain of. */
export const test = base.extend<Fixtures, Options & WorkerFixtures>({
  engine: ['Firefox', { scope: 'worker', option: true }],
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const site = await serveWatched();
      await use(site.origin);
      site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  running: [
    async ({ engine, origin }, use) => {
      const browser = await start(engine, origin);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  expectedTroubles: [[], { option: true }],
  tab: async ({ running, expectedTroubles }, use) => {
    const tab = await running.newTab();
    let troubles: string[];
    try {
      await use(tab);
      troubles = await tab.run(() => JSON.parse(sessionStorage.getItem('watched') ?? '[]'), null);
    } finally {
      await tab.close();
    }
    expect(troubles.filter((line) => !expectedTroubles.some((text) => line.includes(text)))).toEqual([]);
  },
});
