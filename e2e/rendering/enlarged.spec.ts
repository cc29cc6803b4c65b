import { history } from '../accessible/history';
import { openWhole } from '../demo/desk';
import { admin, customer, expect, type Page, seed, test } from '../fixtures';

// Which words and controls are cut off or covered is found on every kind of page and in every state.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Doubles the size of the text. @returns words of the page that are broken, figures too, and figures that leave their box */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
    const found: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('.sr-only') || !parent.closest('main, .figures')) continue;
      const isFigure = parent.closest('.figures') !== null;
      for (const { 0: text, index } of (node.nodeValue ?? '').matchAll(isFigure ? /\S*\d\S*/g : /[^\s–-]+/g)) {
        // An address may be broken.
        if (text.includes('@')) continue;
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          found.push(`broken: ${text}`);
        const box = isFigure && parent.closest('dl, div:not(.contents), p')?.getBoundingClientRect();
        if (box && range.getBoundingClientRect().right > box.right + 1) found.push(`leaves its box: ${text}`);
      }
    }
    return found;
  });

test('text at 200 % on a phone: no word and no figure is broken, and no figure leaves its box', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await seed(page, customer({ userCredits: '300', creditHistory: history, hasPaymentMethod: 'true' }));
  const folders = ['/services/branding', '/case-study/trillerfest', '/redeem/logo-design'];
  const pages = ['/', '/press', '/enterprise', '/search', '/payment?plan=agency', '/dashboard', '/subscribe'];
  for (const address of [...folders, ...pages]) {
    await openWhole(page, address);
    expect.soft(await brokenWords(page), address).toEqual([]);
  }
});

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
    await openWhole(page, address);
    expect.soft(await coveringParts(page), address).toEqual([]);
  }
});
