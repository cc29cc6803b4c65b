import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/browsers/find-browser.ts';
import { runs } from './report.ts';
import { serve } from './serve.ts';

const slowdown = 4;

/** The tests' Chromium, which takes the bench's own certificate. @param port where Lighthouse talks to it */
export const launchBrowser = (port?: number): Promise<Browser> => {
  const executablePath = findBrowser();
  return chromium.launch({
    args: [
      ...browserArguments,
      '--ignore-certificate-errors',
      ...(port === undefined ? [] : [`--remote-debugging-port=${port}`]),
    ],
    ...(executablePath && { executablePath }),
  });
};

/**
 * Takes the figures of the built site in one browser.
 * @param measure takes those of one item once
 * @returns each item with the figures of every run
 */
export const measureEach = async <Item, Figures>(
  items: readonly Item[],
  measure: (browser: Browser, origin: string, item: Item) => Promise<Figures>,
): Promise<[Item, Figures[]][]> => {
  const site = await serve(true);
  const browser = await launchBrowser();
  const all = items.map((item): [Item, Figures[]] => [item, []]);
  try {
    for (let run = 0; run < runs; run += 1)
      for (const [item, samples] of all) samples.push(await measure(browser, site.origin, item));
    return all;
  } finally {
    await browser.close();
    await site.stop();
  }
};

export const screens = {
  phone: { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 720 } },
};

/** A page that has never seen the site, in a context of its own, with the processor slowed down. */
export const newSlowPage = async (browser: Browser, options: BrowserContextOptions): Promise<Page> => {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  // The runner's compiler names functions by this helper, which pages do not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
};
