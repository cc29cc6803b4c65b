import { expect, test } from '../fixtures';

test.use({ javaScriptEnabled: false });

test('every FAQ answer can be read', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByText('30 days’ notice')).toBeVisible();
  const paragraphs = await page.getByRole('main').getByRole('paragraph', { includeHidden: true }).all();
  expect(paragraphs.length).toBeGreaterThan(12);
  for (const paragraph of paragraphs) await expect(paragraph).toBeVisible();
});

for (const address of ['/success?session_id=1', '/dashboard', '/onboarding-success', '/payment', '/login'])
  test(`${address} says what it waits for`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('main noscript p', { hasText: 'needs JavaScript' }).first()).toBeVisible();
  });

test('a capability or an industry of the menu is one link away', async ({ page }) => {
  await page.goto('/solutions?industry=banking');
  await page.locator('noscript').getByRole('link', { name: 'Banking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Banking' })).toBeVisible();
  await page.goto('/solutions?capability=cybersecurity');
  await page.locator('noscript').getByRole('link', { name: 'Cybersecurity' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cybersecurity' })).toBeVisible();
});

test.describe('an unknown path', () => {
  test.use({ allowConsole: ['404'] });
  test('has a search field that opens the search page', async ({ page }) => {
    await page.goto('/no/such/page');
    await page.getByRole('searchbox', { name: 'Search the site' }).fill('logo design');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/search?q=logo+design');
  });
});

test('all services and all work are listed and lead to their pages', async ({ page }) => {
  await page.goto('/services');
  await expect(page.locator('main a[href^="/services/"]')).toHaveCount(29);
  await page.goto('/our-work');
  await expect(page.locator('main article')).toHaveCount(7);
  await page.getByRole('article', { name: 'TrillerFest' }).getByRole('link', { name: 'Explore', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'TrillerFest' })).toBeVisible();
});
