/** Takes the README's pictures from the built site: `npm run build && npx tsx tools/artwork/readme.ts`. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
import { browserArguments, findBrowser } from '../../scripts/browsers/find-browser.ts';
import { bought, redeemed } from '../../support/entries.ts';
import { loadEncoders } from './output';

const port = 4184;
const now = new Date('2026-11-25T12:00:00Z');

const account = {
  authToken: 'token',
  userEmail: 'ada@example.com',
  userName: 'Ada Lovelace',
  accountOwner: 'ada@example.com',
  userCredits: '250',
  creditHistory: JSON.stringify([
    bought('p1', '20', { credits: 500, amount: 450, description: 'Purchased 500 credits' }),
    redeemed('r1', '21', {
      service: 'Logo Design',
      description: 'Redeemed Logo Design',
      status: 'pending',
      credits: -200,
    }),
    redeemed('r2', '22', { started: '2026-11-23T10:00:00.000Z' }),
  ]),
  trialUsed: 'true',
  trialEndDate: '2026-12-01T12:00:00.000Z',
  selectedPlan: 'growth',
};

type Shot = { path: string; storage?: Readonly<Record<string, string>>; before?: (page: Page) => Promise<unknown> };

const shots: Readonly<Record<string, Shot>> = {
  start: { path: '/' },
  dashboard: { path: '/dashboard', storage: account },
  desk: {
    path: '/purchase-credits',
    storage: { ...account, hasPaymentMethod: 'true' },
    before: async (page) => {
      await page.getByRole('button', { name: 'Demo', exact: true }).click();
      await page.locator('.desk-panel').waitFor();
    },
  },
};

const take = async (browser: Browser, name: string, { path, storage = {}, before }: Shot) => {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  await page.clock.setFixedTime(now);
  await page.addInitScript((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, storage);
  await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' });
  await before?.(page);
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot();
  await (await loadEncoders()).writeScreenshot(png, 1200, 80, `docs/pictures/${name}.webp`);
  await page.close();
};

const executablePath = findBrowser();
const browser = await chromium.launch({ args: browserArguments, ...(executablePath && { executablePath }) });
const server = await preview({ preview: { port, strictPort: true } });
for (const [name, shot] of Object.entries(shots)) await take(browser, name, shot);
await browser.close();
await server.close();
