/**
 * Compares how every page looks, in both color schemes, with how it looked at another commit. Both are built here and drawn
 * by one browser. `npm run test:night -- pictures abc1234`; without a commit, the newest one that is at least a day old. Pages
 * that differ are named, and their pictures kept in `test-results/pictures`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { admin, bought, customer, redeemed } from '../../support/entries';
import { open, seed } from '../../support/page';
import { serveFolder } from '../../support/serve-folder';
import { browserArguments, findBrowser } from '../browsers/find-browser';
import { ensureFreshBuild } from '../build/fresh-build';

const widths = [375, 1440];
const schemes = ['light', 'dark'] as const;
/** How a page is drawn, each way for itself. */
const looks = schemes.flatMap((colorScheme) => widths.map((width) => ({ colorScheme, width })));
type Look = (typeof looks)[number];
/** A picture that is put in, or chosen again, while the others are decoded is drawn by the next attempt. */
const attempts = 4;
const results = 'test-results/pictures';

const run = (command: string, args: readonly string[], cwd = '.') =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

const commit = process.argv[2] ?? run('git', ['log', '-1', '--before=1 day ago', '--format=%h']);
if (commit === '') throw new Error('No commit is a day old. With another one: npm run test:night -- pictures abc1234');

/** The site as that commit builds it. @returns the folder of its checkout */
const buildThen = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  run('git', ['worktree', 'add', '--quiet', '--detach', '--force', folder, commit]);
  run('npm', ['ci', '--no-audit', '--no-fund'], folder);
  run('npx', ['vite', 'build', '--logLevel', 'warn'], folder);
  return folder;
};

const history = { creditHistory: JSON.stringify([redeemed('b', '05'), bought('a', '04', { credits: 500 })]) };
const stored = { ...history, userCredits: '450', hasPaymentMethod: 'true' };
const forGuests = ['/login', '/signup', '/forgot-password'];

const storageFor = (address: string) => {
  if (address.startsWith('/admin')) return admin(stored);
  return forGuests.includes(address) ? {} : customer(stored);
};

await ensureFreshBuild();
const { renderedPages } = await import('../../support/rendered-pages');
const then = buildThen();
const [oldSite, newSite] = [await serveFolder(path.join(then, 'dist')), await serveFolder(path.resolve('dist'))];
const executablePath = findBrowser();
const browser = await chromium.launch({ args: browserArguments, ...(executablePath && { executablePath }) });

/** @returns a picture of the whole page; null if the site has no such page */
const draw = async (origin: string, address: string, { colorScheme, width }: Look) => {
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    timezoneId: 'UTC',
  });
  try {
    await page.clock.setFixedTime(new Date('2026-11-06T10:00:00Z'));
    // A case study ends with others at random.
    await page.addInitScript(() => {
      Math.random = () => 0.5;
    });
    await seed(page, storageFor(address));
    if (!(await page.request.get(origin + address)).ok()) return null;
    await open(page, origin + address);
    await page.locator('main h1').first().waitFor();
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (const picture of document.images) picture.loading = 'eager';
      await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    });
    return await page.screenshot({ fullPage: true, animations: 'disabled' });
  } finally {
    await page.close();
  }
};

/** @returns true unless the page looks different, or cannot be drawn, in all attempts. A new page has nothing to look like. */
const looksAlike = async (address: string, look: Look) => {
  let [before, now]: (Buffer | null)[] = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    [before, now] = await Promise.all([oldSite, newSite].map(({ origin }) => draw(origin, address, look)));
    if (!before || (now && before.equals(now))) return true;
  }
  const name = `${address.slice(1).replaceAll('/', '-') || 'home'}-${look.width}-${look.colorScheme}`;
  mkdirSync(results, { recursive: true });
  for (const [when, picture] of Object.entries({ before, now }))
    if (picture) writeFileSync(path.join(results, `${name}-${when}.png`), picture);
  return false;
};

try {
  rmSync(results, { recursive: true, force: true });
  const differing: string[] = [];
  for (const { address } of renderedPages)
    for (const look of looks)
      if (!(await looksAlike(address, look))) {
        differing.push(`${address}, ${look.colorScheme}, ${look.width} pixels wide`);
        console.error(`${differing.at(-1)}: looks different`);
      }
  console.log(`${renderedPages.length * looks.length - differing.length} pictures are those of ${commit}`);
  if (differing.length > 0) {
    console.error(`${differing.length} differ, see ${results}:\n${differing.join('\n')}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  for (const site of [oldSite, newSite]) site.stop();
  run('git', ['worktree', 'remove', '--force', then]);
}
