import { identity } from '../../brand.config';
import {
  expect,
  followUnseen,
  footerLink,
  headerHydrated,
  holdBack,
  hydrated,
  open,
  type Page,
  saveData,
  test,
} from '../fixtures';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const pricingFile = /\/assets\/pricing-page-[\w-]+\.js$/;

/** Only to be seen, and hidden from everything that knows roles and names. */
const progress = (page: Page) => page.locator('.navigation-progress');

// Nothing is loaded ahead of a press.
test.beforeEach(({ page }) => saveData(page));

test('while a page is on its way the one before stays, and the header shows that something comes', async ({ page }) => {
  await open(page, '/terms');
  const release = await holdBack(page, pricingFile);
  await footerLink(page, 'Pricing').click();
  await expect(progress(page)).toBeVisible();
  await expect(page.locator('main h1')).toHaveText('Terms of service');
  release();
  await expect(page.locator('main h1')).toHaveText('Prices in plain\u00a0sight.');
  await expect(page.locator('main h1')).toBeFocused();
  await expect(progress(page)).toHaveCount(0);
});

test('Back before a page is hydrated is no hydration error', async ({ page }) => {
  const release = await holdBack(page, pricingFile);
  await page.addInitScript(() => {
    // The page of the HTML is looked up before there is a router, and once more when React has not rendered yet.
    let lookUps = 0;
    const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'dataset') ?? {};
    Object.defineProperty(HTMLElement.prototype, 'dataset', {
      get(this: HTMLElement) {
        if (this.id === 'root') lookUps += 1;
        if (lookUps === 2 && location.pathname === '/terms')
          queueMicrotask(() => {
            history.replaceState(null, '', '/pricing');
            dispatchEvent(new PopStateEvent('popstate'));
          });
        return get?.call(this);
      },
    });
  });
  await page.goto('/terms');
  await expect(progress(page)).toBeVisible();
  await expect(page.locator('main h1')).toHaveText('Terms of service');
  release();
  await expect(page.locator('main h1')).toHaveText('Prices in plain\u00a0sight.');
});

test('a visitor who goes on meanwhile is not taken back when the page arrives', async ({ page }) => {
  await open(page, '/terms');
  const release = await holdBack(page, pricingFile);
  await footerLink(page, 'Pricing').click();
  await footerLink(page, 'Contact').click();
  await expect(page.locator('main h1')).toHaveText('GET IN TOUCH');
  release();
  await page.waitForResponse(pricingFile);
  await expect(page.getByRole('heading', { name: 'Studio' })).toBeVisible();
  await expect(page).toHaveURL('/contact');
});

test('a page whose lower part is not there yet shows its heading, and then the rest', async ({ page }) => {
  await open(page, '/terms');
  const release = await holdBack(page, /\/assets\/below-the-fold-[\w-]+\.js$/);
  await page.getByRole('banner').getByRole('link', { name: identity.name }).click();
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main h2')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: 'Growth-driven innovation' })).toBeAttached();
  await expect(page.locator('main h1')).toBeFocused();
});

test('a page whose lower part has no script yet keeps it, through a reload and while the next page is on its way', async ({
  page,
}) => {
  const release = await holdBack(page, /\/assets\/(below-the-fold|pricing-page)-[\w-]+\.js$/);
  const parts = page.locator('main h2');
  await page.goto('/');
  await headerHydrated(page);
  const count = await parts.count();
  expect(count).toBeGreaterThan(5);
  await page.evaluate(() => window.scrollTo({ top: 2400, behavior: 'instant' }));
  await page.reload();
  await headerHydrated(page);
  await expect(parts).toHaveCount(count);
  const asked = page.waitForRequest(pricingFile);
  await footerLink(page, 'Pricing').press('Enter');
  await asked;
  // The router has updated its components by the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(parts).toHaveCount(count);
  release();
  await expect(page.locator('main h1')).toHaveText('Prices in plain\u00a0sight.');
  await expect(page.locator('main h1')).toBeFocused();
});

test('Back to such a page waits for all of it, and finds the place', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => window.scrollTo({ top: 2400, behavior: 'instant' }));
  await expect.poll(() => scrollY(page)).toBe(2400);
  await followUnseen(footerLink(page, 'Terms'));
  await expect(page.locator('main h1')).toHaveText('Terms of service');
  await page.reload();
  await hydrated(page);
  const release = await holdBack(page, /\/assets\/below-the-fold-[\w-]+\.js$/);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.locator('main h1')).toHaveText('Terms of service');
  release();
  await expect(page.locator('main h1')).not.toHaveText('Terms of service');
  await expect.poll(() => scrollY(page)).toBe(2400);
});

test('a page opened by its address begins at its top, and Back finds the place on the one before', async ({ page }) => {
  await open(page, '/pricing');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => scrollY(page)).toBe(900);
  await open(page, '/services');
  expect(await scrollY(page)).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
  await expect.poll(() => scrollY(page)).toBe(900);
});
