import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { normalSteering, type Steering } from '../src/storage/steering';
import { calendarAddresses } from '../support/calendars';

type Options = {
  /**
   * How long the simulated delays take: no time, unless a test is about a wait, or about what is said, pressed, reloaded
   * or left while something runs, or looks at the desk, which says that it has changed them.
   */
  waits: Steering['waits'];
};

type Fixtures = {
  /** Sets the waits in every tab of the test, until the page itself sets them. */
  simulatedWaits: undefined;
  /** Console lines that this test causes on purpose, as text they contain. */
  allowConsole: string[];
  /**
   * Fails the test on unexpected console output, page errors and failed requests, in any tab of the test. The list of them:
   * what a test takes out of it, the test itself has to report.
   */
  guard: string[];
};

/** What the specification has the pages say and open: the log of simulated emails, and the calendar. */
export const specified: readonly string[] = ['[email notification', ...calendarAddresses];

/** Answers requests beyond the site with nothing. */
export const standInForOthers = (context: BrowserContext): Promise<unknown> =>
  context.route(/^https?:(?!\/\/localhost)/, (route) => route.fulfill({ body: '' }));

/** What Playwright itself says where service workers are off. */
const ofPlaywright = ['Service Worker registration blocked by Playwright'];

const isOwn = (url: string) => new URL(url).hostname === 'localhost';

/**
 * Writes down unexpected console output, page errors and failed requests, in any tab.
 * @param expected texts that an expected line contains; a status code by itself allows that status
 */
export const watch = async (context: BrowserContext, expected: readonly string[]): Promise<string[]> => {
  const troubles: string[] = [];
  const isExpected = (text: string) => expected.some((part) => text.includes(part));
  context.on('console', (message) => {
    const isOfPlaywright = ofPlaywright.some((text) => message.text().includes(text));
    if (!isOfPlaywright && !isExpected(message.text())) troubles.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (webError) =>
    troubles.push(`page error on ${webError.page()?.url()}: ${webError.error().message}`),
  );
  context.on('request', (request) => {
    const line = `request to ${request.url()}`;
    if (request.url().startsWith('http') && !isOwn(request.url()) && !isExpected(line)) troubles.push(line);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !expected.includes(String(response.status())))
      troubles.push(`${response.status()} ${response.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`content security policy: ${violatedDirective} refused ${blockedURI} ${sample}`),
    );
  });
  return troubles;
};

/** Sets how long the simulated delays take, in every tab, until a page itself sets it. */
export const simulateWaits = (context: BrowserContext, waits: Steering['waits']): Promise<unknown> =>
  context.addInitScript(
    (steering) => {
      // A blank page has no storage.
      if (location.origin === 'null' || sessionStorage.getItem('demoSteering')) return;
      sessionStorage.setItem('demoSteering', steering);
    },
    JSON.stringify({ ...normalSteering, waits }),
  );

export const test = base.extend<Options & Fixtures>({
  waits: ['none', { option: true }],
  simulatedWaits: [
    async ({ context, waits }, use) => {
      if (waits !== normalSteering.waits) await simulateWaits(context, waits);
      await use(undefined);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  allowConsole: async ({}, use) => use([...specified]),
  guard: [
    async ({ context, allowConsole }, use) => {
      const troubles = await watch(context, allowConsole);
      await use(troubles);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});

export type { Locator, Page } from '@playwright/test';
export { admin, customer } from '../support/entries';
export * from '../support/page';
export { expect };

/** Everything a page holds in storage and address, as one text to search in. */
export const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { pathname, search } = location;
    const entries = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    return JSON.stringify([...entries, pathname + search, history.state]);
  });
