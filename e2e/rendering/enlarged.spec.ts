import type { Page } from '@playwright/test';
import { history } from '../accessible/history';
import { admin, customer, expect, seed, test } from '../fixtures';
import { dialog, field, openByKey, options, type } from '../search/search';
import { open, sidewaysScroll } from '../support/page';

// Which words and controls are cut off or covered is found on every kind of page and in every state.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

/** What stays over the page when it is scrolled. */
const coveringParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    scrollTo({ top: 600, behavior: 'instant' });
    const fixed = [...document.querySelectorAll('body *')].filter((element) => {
      const { position } = getComputedStyle(element);
      const { top, bottom, height } = element.getBoundingClientRect();
      const isInView = element.textContent !== '' && height > 1 && bottom > 0 && top < innerHeight;
      return isInView && ['fixed', 'sticky'].includes(position);
    });
    return fixed.map((element) => element.outerHTML.slice(0, 60));
  });

test('enlarged four times nothing stays over the page when it is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await seed(page, admin());
  for (const address of [
    '/',
    '/services/ui-ux',
    '/solutions',
    '/pricing',
    '/payment',
    '/instant-site-form',
    '/admin',
  ]) {
    await open(page, address);
    await page.locator('fieldset:enabled, main h1').first().waitFor();
    expect.soft(await coveringParts(page), address).toEqual([]);
  }
});

test('enlarged four times the menu still opens, all of it in reach', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/contact');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const last = page.getByRole('navigation', { name: 'Main' }).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(last).toBeHidden();
});

/** Not by `enlargedTroubles`: the sentence of a result is a line that ends where the dialog does. */
test('text at 200 % on a phone: the search has its field, its button and every result whole', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await seed(page, admin({ recentSearches: '["logo"]' }));
  await openByKey(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });
  const expectWhole = async (state: string) => {
    expect(await sidewaysScroll(page), state).toBe(0);
    await expect(field(page), state).toBeInViewport({ ratio: 1 });
    await expect(dialog(page).getByRole('button', { name: 'Close search' }), state).toBeInViewport({ ratio: 1 });
    const titles = dialog(page).locator('[role=option] > span:first-child > span:first-child');
    expect(
      await titles.evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length),
      state,
    ).toBe(0);
    await page.keyboard.press('End');
    await expect(options(page).last(), state).toBeInViewport();
  };
  await expectWhole('before typing');
  await type(page, 'branding');
  await expectWhole('results');
  await field(page).fill('brxnqzng');
  await options(page).filter({ hasText: 'Ask a person' }).waitFor();
  await expectWhole('nothing found');
});
