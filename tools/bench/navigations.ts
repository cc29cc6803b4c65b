/** A part of `npm run bench`: navigations. */
import type { Browser, Page } from '@playwright/test';
import { hydrated } from '../../support/page.ts';
import { newSlowPage, onSite, screens } from './browser.ts';
import { limits } from './limits.ts';
import { type Row, runs } from './report.ts';

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

type Screen = keyof typeof screens;
type Step = { from: string; to: string; isFirst: boolean; times: Record<Screen, number[]> };

const stepsOf = ([start, ...others]: (typeof visits)[number]): Step[] =>
  others.map((to, index) => ({
    from: others[index - 1] ?? start,
    to,
    isFirst: index === 0,
    times: { phone: [], desktop: [] },
  }));

/** One visit in a browser that has never seen the site. */
const makeVisit = async (browser: Browser, origin: string, screen: Screen, steps: readonly Step[]) => {
  const page = await newSlowPage(browser, screens[screen]);
  await page.goto(origin + steps[0]?.from, { waitUntil: 'networkidle' });
  await hydrated(page);
  for (const step of steps) step.times[screen].push(await follow(page, step.to));
  await page.context().close();
};

const rowsOf = ({ from, to, isFirst, times }: Step): Row[] =>
  Object.entries(times).map(([screen, values]) => ({
    what: `${screen}, ${isFirst ? 'first press' : 'along'}: ${from} → ${to}, ms`,
    values,
    limit: isFirst ? limits.firstPress : limits.along,
  }));

/** From the click on a link to the frame that shows the next page's heading, with the processor slowed down. */
export const measureNavigations = async (): Promise<Row[]> => {
  const allSteps = visits.map(stepsOf);
  await onSite(async (browser, origin) => {
    for (let run = 0; run < runs; run += 1)
      for (const steps of allSteps)
        for (const screen of ['phone', 'desktop'] as const) await makeVisit(browser, origin, screen, steps);
  });
  return allSteps.flat().flatMap(rowsOf);
};
