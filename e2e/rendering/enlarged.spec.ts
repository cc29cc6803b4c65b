import { history } from '../accessible/history';
import { admin, expect, seed, test } from '../fixtures';
import { dialog, field, openByKey, options, type } from '../search/search';
import { enlargedTroubles } from '../support/enlarged';
import { open, sidewaysScroll } from '../support/page';
import { type RenderedPage, renderedPages } from '../support/rendered-pages';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages that show their own visitors more than others; the rest are seen signed out. */
const guarded = /^\/(dashboard|purchase-credits|add-payment-method|redeem|history|requests|receipt|admin$)/;
/** What the address alone does not show. */
const query: Readonly<Record<string, string>> = { '/receipt': '?entry=p1', '/payment': '?plan=agency' };

const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/'));
/** Pages of one folder differ in their texts alone: the two longest stand for all. */
const isLongest = ({ address, html }: RenderedPage) =>
  folderOf(address) === '' ||
  renderedPages.filter((page) => folderOf(page.address) === folderOf(address) && page.html.length > html.length)
    .length < 2;

for (const { address } of renderedPages.filter(isLongest))
  test(`text and page enlarged, more space: all is there on ${address}`, async ({ page }) => {
    if (guarded.test(address))
      await seed(page, admin({ userCredits: '400', creditHistory: history, hasPaymentMethod: 'true' }));
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, address + (query[address] ?? ''));
    await page.locator('fieldset:enabled, main h1').first().waitFor();
    expect(await enlargedTroubles(page)).toEqual([]);
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
