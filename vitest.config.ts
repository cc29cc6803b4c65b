import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { browserArguments, findBrowser } from './scripts/browsers/find-browser.ts';
import viteConfig from './vite.config.ts';

const pure = ['tests/{architecture,artwork,content,e2e,sketch,scripts,search}/**/*.test.ts'];

/** Models of money, payments, drafts and projects, in tabs of their own making: they need no page. */
const models = ['tests/services/{drafts,money,payments,projects}/{*-model,frozen-tab}.test.ts'];

/** What counts days, or shows one. These run in three time zones. */
const dated = [
  'tests/lib/{calendar-days,dates}.test.ts',
  'tests/services/{orders,progress,receipts}/*.test.ts',
  'tests/services/trial/{banner,trial,trial-state}.test.ts',
  'tests/services/demo/{desk,people,timeline}.test.ts',
  'tests/services/account/{backup,notifications}.test.ts',
];

/** With daylight saving time, west and east of Greenwich. */
const zones = { 'new-york': 'America/New_York', auckland: 'Pacific/Auckland' };

/** What needs layout, or a browser's own behavior, but no journey over pages. */
const inBrowser = ['tests/**/*.browser.test.tsx'];
const executablePath = findBrowser();

// Of this process, whose threads share it.
process.env.TZ = 'UTC';

export default defineConfig((env) =>
  mergeConfig(
    viteConfig(env),
    defineConfig({
      // React Router's modules, not its CommonJS files, which cannot load modules in a page of their own.
      resolve: { conditions: ['module-sync'] },
      test: {
        // Other sheets are empty in a test that is not run in a browser.
        css: { include: /\/sketch\/site\/looks\// },
        projects: [
          // These need no page, and keep nothing between tests.
          {
            extends: true,
            test: { name: 'pure', environment: 'node', pool: 'threads', include: pure, isolate: false },
          },
          { extends: true, test: { name: 'models', environment: 'node', pool: 'threads', include: models } },
          // These need the browser's storage, and render nothing.
          {
            extends: true,
            test: {
              name: 'storage',
              environment: 'jsdom',
              include: ['tests/**/*.test.ts'],
              exclude: ['tests/{dist,hosts,night}/**', ...pure, ...models],
            },
          },
          {
            extends: true,
            test: {
              name: 'page',
              environment: 'jsdom',
              include: ['tests/**/*.test.tsx'],
              exclude: inBrowser,
              setupFiles: ['tests/support/setup-react.ts'],
              testTimeout: 60_000,
            },
          },
          {
            extends: true,
            // Packages are bundled anew before the first test: one that is found later reloads the page under it.
            optimizeDeps: { entries: inBrowser, force: true },
            test: {
              name: 'browser',
              include: inBrowser,
              setupFiles: ['tests/support/setup-react.ts', 'tests/support/browser.ts'],
              testTimeout: 60_000,
              browser: {
                enabled: true,
                headless: true,
                screenshotFailures: false,
                provider: playwright({
                  launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
                }),
                instances: [{ browser: 'chromium' }],
                viewport: { width: 1280, height: 720 },
              },
            },
          },
          // In processes, because the threads of one process share its time zone.
          ...Object.entries(zones).map(([name, TZ]) => ({
            extends: true as const,
            test: { name, environment: 'jsdom', pool: 'vmForks' as const, env: { TZ }, include: dated },
          })),
        ],
        setupFiles: ['tests/support/setup.ts'],
        // A new page for each file, but jsdom itself is loaded once for each worker: that takes longest.
        pool: 'vmThreads',
        maxWorkers: 2,
        restoreMocks: true,
        unstubGlobals: true,
        // Properties run many cases; a busy machine takes its time.
        testTimeout: 20_000,
      },
    }),
  ),
);
