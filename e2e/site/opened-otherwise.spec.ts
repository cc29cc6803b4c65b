import { readFileSync } from 'node:fs';
import { expect, hydrated, test } from '../fixtures';

// Other such addresses: `tests/entry-path.test.ts`.
test('an address that begins with two slashes leads to the page, on this host', async ({
  page,
  allowConsole,
  baseURL,
}) => {
  allowConsole.push('404', '/pricing');
  await page.goto(`${baseURL}//pricing.html`);
  await hydrated(page);
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prices in plain sight.');
});

test('a page of ours under a foreign path stays readable', async ({ page }) => {
  await page.route('**/web/2026/pricing.html*', (route) =>
    route.fulfill({ body: readFileSync('dist/pricing.html', 'utf8'), contentType: 'text/html' }),
  );
  const script = page.waitForResponse(/\/assets\/index-.*\.js$/);
  await page.goto('/web/2026/pricing.html?capability=cloud');
  await (await script).finished();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/web/2026/pricing.html?capability=cloud');
  await expect(page.locator('#all-prices')).toBeVisible();
});

test('a page that the browser renders ahead redirects nobody until it is shown', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true, configurable: true }));
  await page.goto('/dashboard');
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/dashboard');
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(page).toHaveURL('/login');
});
