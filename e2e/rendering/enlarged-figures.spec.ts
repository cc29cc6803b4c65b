import { history } from '../accessible/history';
import { customer, expect, seed, test } from '../fixtures';
import { open } from '../support/page';

test('text at 200 % on a phone: no figure is broken, and no total leaves its box', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await seed(page, customer({ userCredits: '300', creditHistory: history, hasPaymentMethod: 'true' }));
  for (const address of ['/', '/dashboard', '/redeem/logo-design', '/payment?plan=agency', '/subscribe']) {
    await open(page, address);
    await page.locator('fieldset:enabled, main h1').first().waitFor();
    const broken = await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% }');
      document.adoptedStyleSheets = [sheet];
      const found: string[] = [];
      const range = document.createRange();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (!node.parentElement?.closest('.figures')?.checkVisibility()) continue;
        for (const { 0: figure, index } of (node.nodeValue ?? '').matchAll(/\S*\d\S*/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + figure.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          const box = node.parentElement.closest('dl, div:not(.contents), p')?.getBoundingClientRect();
          if (lines.size > 1) found.push(`${figure} is broken`);
          else if (box && range.getBoundingClientRect().right > box.right + 1) found.push(`${figure} leaves its box`);
        }
      }
      return found;
    });
    expect.soft(broken, address).toEqual([]);
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
    const broken = await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% }');
      document.adoptedStyleSheets = [sheet];
      const found: string[] = [];
      const range = document.createRange();
      const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (!node.parentElement?.checkVisibility()) continue;
        // An address may be broken, and what is read out only is one pixel wide.
        if (node.parentElement.closest('.sr-only, noscript')) continue;
        for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^\s–-]+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (!word.includes('@') && new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
            found.push(word);
        }
      }
      return found;
    });
    expect.soft(broken, address).toEqual([]);
  }
});
