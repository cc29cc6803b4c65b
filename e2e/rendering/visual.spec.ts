import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { customer, expect, seed, test } from '../fixtures';
import { open } from '../support/page';

const baselines = path.join(import.meta.dirname, 'visual.spec.ts-snapshots');
const noted = path.join(baselines, 'renderer.txt');

/** The browser's major version and how it draws a line of text: where either differs, so would every picture. */
const probe = async (browser: Browser): Promise<string> => {
  const page = await browser.newPage({ viewport: { width: 400, height: 80 } });
  await page.setContent('<p style="font: 28px Arial, sans-serif; margin: 16px">Tessera 1/4, 24 fl &amp; AVA</p>');
  const hash = createHash('sha256')
    .update(await page.screenshot())
    .digest('hex');
  await page.close();
  return `Chromium ${browser.version().split('.')[0]}, text ${hash.slice(0, 16)}\n`;
};

/** Once for each worker: it has one browser. */
let probed: Promise<string> | null = null;
const rendererOf = (browser: Browser): Promise<string> => {
  probed ??= probe(browser);
  return probed;
};

const now = new Date('2026-03-02T10:00:00Z');
const history = JSON.stringify([
  {
    id: 'b',
    type: 'redemption',
    credits: -200,
    service: 'Logo Design',
    description: 'Redeemed Logo Design',
    date: '2026-03-01T09:00:00.000Z',
    status: 'pending',
  },
  {
    id: 'a',
    type: 'purchase',
    credits: 500,
    amount: 450,
    description: 'Purchased 500 credits',
    date: '2026-02-27T09:00:00.000Z',
  },
]);
const signedIn = customer({ userCredits: '300', creditHistory: history, hasPaymentMethod: 'true' });

const pages: readonly { name: string; address: string; storage?: Record<string, string> }[] = [
  { name: 'home', address: '/' },
  { name: 'services', address: '/services' },
  { name: 'service', address: '/services/ui-ux' },
  { name: 'solutions', address: '/solutions' },
  { name: 'work', address: '/our-work' },
  { name: 'case-study', address: '/case-study/damon-motorcycles' },
  { name: 'pricing', address: '/pricing' },
  { name: 'faq', address: '/faq' },
  { name: 'enterprise', address: '/enterprise' },
  { name: 'checkout', address: '/payment?plan=agency' },
  { name: 'dashboard', address: '/dashboard', storage: signedIn },
  { name: 'history', address: '/history', storage: signedIn },
];

// The pictures are kept at half size: what counts is composition, not grain.
test.use({ deviceScaleFactor: 0.5 });

const settle = async (page: Page) => {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  });
};

for (const width of [375, 1440]) {
  for (const { name, address, storage = {} } of pages) {
    test(`${name} looks as it did, ${width} pixels wide`, async ({ page, browser }, info) => {
      const renderer = await rendererOf(browser);
      const isUpdate = info.config.updateSnapshots === 'all';
      if (isUpdate) {
        mkdirSync(baselines, { recursive: true });
        writeFileSync(noted, renderer);
      }
      const expected = existsSync(noted) ? readFileSync(noted, 'utf8') : 'none';
      test.skip(
        renderer !== expected,
        `drawn by ${expected.trim()}, this is ${renderer.trim()}: npx tsx scripts/browsers/update-baselines.ts`,
      );
      await page.clock.setFixedTime(now);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // 'More Projects' are a random selection.
      await page.addInitScript(() => {
        Math.random = () => 0.5;
      });
      await seed(page, storage);
      await open(page, address);
      await expect(page.locator('main h1').first()).toBeVisible();
      // A picture that is put in, or chosen anew, while the others are decoded is drawn by the next attempt.
      await expect(async () => {
        await settle(page);
        await expect(page).toHaveScreenshot(`${name}-${width}.png`, {
          fullPage: true,
          scale: 'device',
          maxDiffPixelRatio: 0.002,
          // A long page takes its time on a busy machine.
          timeout: 15_000,
        });
      }).toPass({ timeout: 60_000 });
    });
  }
}
