import { rmSync } from 'node:fs';
import { siteUnder } from '../../support/hosted-site';
import { serveFolder } from '../../support/serve-folder';
import { expect, open, test } from '../fixtures';
import { dialog, openHere, options, type } from '../search/search';

const base = '/agency';
let root = '';
let site = { origin: '', stop: async () => {} };

test.beforeAll(async () => {
  test.setTimeout(180_000);
  root = siteUnder(base);
  site = await serveFolder(`${root}${base}`, { VITE_BASE_PATH: `${base}/` });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(root, { recursive: true });
});

test('under a path of its own the search finds its index, and its results lead there', async ({ page }) => {
  await open(page, `${site.origin}${base}/contact`);
  const index = page.waitForResponse((response) => response.url().includes('search-index'));
  await openHere(page);
  expect((await index).url()).toMatch(`${site.origin}${base}/assets/search-index-`);
  await type(page, 'how do i cancel');
  await expect(options(page).first()).toHaveAttribute('href', `${base}/faq#cancel`);
  await dialog(page).getByRole('option', { name: 'See all results' }).click();
  await expect(page).toHaveURL(/\/agency\/search\?q=how\+do\+i\+cancel$/);
  const first = page.locator('main ol > li').first().getByRole('link');
  await expect(first).toHaveAttribute('href', `${base}/faq#cancel`);
  await first.click();
  await expect(page).toHaveURL(`${site.origin}${base}/faq#cancel`);
});
