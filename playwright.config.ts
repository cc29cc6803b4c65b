import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/browsers/find-browser.ts';

const executablePath = findBrowser();
const port = Number(process.env.PORT ?? 4174);

/** Browser tests run against the built site, served as a static host would. */
export default defineConfig({
  testDir: 'e2e',
  // These have commands of their own (`test:flows`, `test:hosts`, …), so that `npm test` takes less than ten minutes.
  testIgnore: [
    'flows/**',
    'accessible/**',
    'search/**',
    'demo/**',
    'payments/**',
    'hosting/**',
    'rendering/**',
    'engines/**',
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only on the second attempt has a race condition.
  retries: 0,
  // More than cores: most tests spend their time waiting for the simulated delays.
  workers: 3,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    // Only the tests in `e2e/hosting` use the service worker; in all others, pages must come from the server.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
  },
  webServer: {
    command: `npx vite preview --port ${port} --strictPort`,
    url: `http://localhost:${port}/`,
    cwd: import.meta.dirname,
    reuseExistingServer: false,
  },
});
