import { defineConfig } from '@playwright/test';
import type { BrowserName } from './e2e/engines/drivers/playwright.ts';
import { browserArguments, findBrowser } from './scripts/browsers/find-browser.ts';

/** A project of tests, and the folders of `e2e` that belong to it. */
const project = (name: string, ...folders: readonly string[]) => ({
  name,
  testMatch: folders.map((folder) => `**/e2e/${folder}/**/*.spec.ts`),
});
/** An engine's journeys take longer, and two of its browsers are enough for a machine. */
const journeysIn = (engine: BrowserName) => ({ use: { engine }, timeout: 120_000, workers: 2 });

const executablePath = findBrowser();
const port = Number(process.env.PORT ?? 4174);

/** Browser tests run against the built site: `npx playwright test --project=flows`, or `npx playwright test e2e/flows/onboarding.spec.ts`. */
export default defineConfig<object, { engine: BrowserName }>({
  testDir: 'e2e',
  // The same for every project: `e2e/rendering/states.spec.ts-snapshots/account/history.yml`.
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{-snapshotSuffix}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only on the second attempt has a race condition.
  retries: 0,
  // More than cores: most tests spend their time waiting for the simulated delays.
  workers: 3,
  // Two to three times what the slowest test and the slowest answer take on two busy cores.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // Only the tests in `e2e/hosting` use the service worker; in all others, pages must come from the server.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
  },
  /** Every folder of `e2e` that has tests is in this table. */
  projects: [
    // What crosses pages: loading, navigation, translation. The browser tests of `npm test`.
    project('site', 'site'),
    // What each page does: those for everybody, the customer's and the admin's.
    project('pages', 'account', 'public'),
    // Trial, checkout, brief and Instant Site: every field, draft, refusal and reload, by mouse and by keyboard. What is stored.
    project('flows', 'flows', 'storage'),
    // Focus, names, live regions and axe in every state; the search.
    project('accessible', 'accessible', 'search'),
    // The demo desk, the stories of `/demo`, and payments with every outcome.
    project('demo', 'demo', 'payments'),
    // What hosts, networks and deploys do to an open site.
    // Most tests have a server of their own.
    { ...project('hosting', 'hosting'), workers: 2 },
    // How pages are drawn and read out: screenshots, accessibility trees, zoom, print, forced colors, fonts, motion, focus.
    project('rendering', 'rendering'),
    // The journeys of a visitor, under what a browser in the field does to them.
    project('conditions', 'conditions'),
    // A random walk through the whole site.
    project('walk', 'walk'),
    // The journeys in Firefox and in Safari's engine, Playwright's own or Debian's, by drivers of their own.
    { ...project('firefox', 'engines'), ...journeysIn('Firefox') },
    { ...project('webkit', 'engines'), ...journeysIn('WebKit') },
    // The same in the oldest Chrome that the site is made for, and every layer over the page.
    { ...project('floor', 'engines', 'floor'), ...journeysIn('old Chrome') },
  ],
  webServer: {
    command: 'npx tsx e2e/serve.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    // Says so when it builds.
    stdout: 'pipe',
    // It may have to build first.
    timeout: 300_000,
  },
});
