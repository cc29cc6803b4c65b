import type { Page } from '@playwright/test';
import { history } from '../accessible/history';
import { customer, expect, seed, test } from '../fixtures';
import { open } from '../support/page';

/**
 * Doubles the size of the text.
 * @param within selector of the parts whose visible texts are read
 * @param pattern what is read of them
 */
const readEnlarged = (page: Page, within: string, pattern: RegExp) =>
  page.evaluate(
    ({ within, pattern }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% }');
      document.adoptedStyleSheets = [sheet];
      const found: { text: string; isBroken: boolean; leavesBox: boolean; isOnlyReadOut: boolean }[] = [];
      const range = document.createRange();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        if (!parent?.closest(within)?.checkVisibility() || !parent.checkVisibility()) continue;
        for (const { 0: text, index } of (node.nodeValue ?? '').matchAll(pattern)) {
          range.setStart(node, index);
          range.setEnd(node, index + text.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          const box = parent.closest('dl, div:not(.contents), p')?.getBoundingClientRect();
          const leavesBox = box !== undefined && range.getBoundingClientRect().right > box.right + 1;
          found.push({ text, isBroken: lines.size > 1, leavesBox, isOnlyReadOut: parent.closest('.sr-only') !== null });
        }
      }
      return found;
    },
    { within, pattern },
  );

test('text at 200 % on a phone: no figure is broken, and no total leaves its box', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await seed(page, customer({ userCredits: '300', creditHistory: history, hasPaymentMethod: 'true' }));
  for (const address of ['/', '/dashboard', '/redeem/logo-design', '/payment?plan=agency', '/subscribe']) {
    await open(page, address);
    await page.locator('fieldset:enabled, main h1').first().waitFor();
    const figures = await readEnlarged(page, '.figures', /\S*\d\S*/g);
    const troubles = figures.filter(({ isBroken, leavesBox }) => isBroken || leavesBox);
    expect.soft(troubles, address).toEqual([]);
  }
});

test('text at 200 % on a phone: no word is broken', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const address of [
    '/',
    '/services/branding',
    '/case-study/trillerfest',
    '/press',
    '/enterprise',
    '/search',
    '/payment',
  ]) {
    await open(page, address);
    const words = await readEnlarged(page, 'main', /[^\s–-]+/g);
    // An address may be broken.
    const broken = words.filter(
      ({ text, isBroken, isOnlyReadOut }) => isBroken && !isOnlyReadOut && !text.includes('@'),
    );
    expect.soft(broken, address).toEqual([]);
  }
});
