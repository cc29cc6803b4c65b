import { expect, test } from '../fixtures';
import { expectNoViolations } from '../support/axe';
import { open } from '../support/page';

const results = 'main ol > li';

test('the address holds the query: results, title, no index, Back and Forward', async ({ page }) => {
  await open(page, '/search?q=cancel');
  await expect(page).toHaveTitle('“cancel”: search results | Tessera');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  const first = page.locator(results).first();
  await expect(first.getByRole('link')).toHaveAttribute('href', '/faq#cancel');
  await expect(first.locator('p mark').first()).toHaveText(/cancel/i);
  await expect(page.getByRole('status').filter({ hasText: 'results for “cancel”' })).toBeVisible();
  await expectNoViolations(page, 'results');
  const field = page.getByRole('searchbox', { name: 'Search the site' });
  await field.fill('logo');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=logo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“logo”');
  await expect(page.locator(results).first()).toContainText(/logo/i);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“cancel”');
  await expect(field).toHaveValue('cancel');
  await page.goForward();
  await expect(field).toHaveValue('logo');
});

test('what is searched for is text, also in the title', async ({ page }) => {
  await open(page, `/search?q=${encodeURIComponent('<b>zzqx</b><img src=x>')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“<b>zzqx</b><img src=x>”');
  await expect(page.locator('main h1 b, main h1 img')).toHaveCount(0);
});

test('where nothing is found it says so and offers a person', async ({ page }) => {
  await open(page, '/search?q=brxnqzng');
  await expect(page.getByText('Nothing found for “brxnqzng”')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Ask a person instead' }).click();
  await expect(page).toHaveURL('/contact');
});
