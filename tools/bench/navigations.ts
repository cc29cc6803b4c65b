/** A part of `npm run bench`: navigations. */
import type { Browser, Page } from '@playwright/test';
import { hydrated } from '../../support/page.ts';
import { measureEach, newSlowPage, screens } from './browser.ts';
import { limits } from './limits.ts';
import type { Row } from './report.ts';

/** Each is a visit: a long one, and those whose first press leads to a page of which nothing is there yet. */
const visits = [
  ['/', '/services', '/pricing', '/our-work', '/case-study/trillerfest', '/faq', '/contact', '/enterprise', '/'],
  ['/', '/press'],
  ['/', '/services/ai-services'],
  ['/', '/capabilities/cloud'],
  ['/', '/case-study/trillerfest'],
] as const;

/** Clicks a link of the page and waits. @returns milliseconds until the new heading has been painted */
const follow = async (page: Page, path: string): Promise<number> => {
  await page.waitForLoadState('networkidle');
  // The page is idle, as after a visitor has looked at it.
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

const visitsOn = (['phone', 'desktop'] as const).flatMap((screen) => visits.map((pages) => ({ screen, pages })));

/** One visit in a browser that has never seen the site. @returns how long each press took */
const makeVisit = async (browser: Browser, origin: string, { screen, pages }: (typeof visitsOn)[number]) => {
  const [start, ...others] = pages;
  const page = await newSlowPage(browser, screens[screen]);
  await page.goto(origin + start, { waitUntil: 'networkidle' });
  await hydrated(page);
  const times: number[] = [];
  for (const to of others) times.push(await follow(page, to));
  await page.context().close();
  return times;
};

/** From the click on a link to the frame that shows the next page's heading, with the processor slowed down. */
export const measureNavigations = async (): Promise<Row[]> =>
  (await measureEach(visitsOn, makeVisit)).flatMap(([{ screen, pages }, samples]) =>
    pages.slice(1).map((to, index) => ({
      what: `${screen}, ${index === 0 ? 'first press' : 'along'}: ${pages[index]} → ${to}, ms`,
      values: samples.map((times) => times[index] ?? Number.NaN),
      limit: index === 0 ? limits.firstPress : limits.along,
    })),
  );
