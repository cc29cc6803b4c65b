import { defineConfig } from '@playwright/test';
import { type EngineName, engineNames } from '../../scripts/browsers/find-engines.ts';

const port = Number(process.env.PORT ?? 4175);
const origin = `http://localhost:${port}`;

/** The journeys of a visitor in Firefox and in WebKit: `npm run test:engines`. */
export default defineConfig<object, { engine: EngineName; origin: string }>({
  testDir: '.',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 120_000,
  reporter: [['list']],
  projects: engineNames.map((engine) => ({ name: engine, use: { engine, origin } })),
  webServer: {
    command: `npx tsx e2e/engines/serve.ts ${port}`,
    url: `${origin}/`,
    cwd: `${import.meta.dirname}/../..`,
    reuseExistingServer: false,
  },
});
