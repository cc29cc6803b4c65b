import { identity } from '../../brand.config';
import { customer, expect, seed, test } from '../fixtures';
import { expectNoViolations } from '../support/axe';
import { holdBack, open, sidewaysScroll } from '../support/page';

const results = 'main ol > li';

test('the query is in the address: results, title, noindex, Back and Forward', async ({ page }) => {
  await open(page, '/search?q=cancel');
  await expect(page).toHaveTitle(`“cancel”: search results | ${identity.name}`);
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

test('HTML in a query is shown as text', async ({ page }) => {
  await open(page, `/search?q=${encodeURIComponent('<b>zzqx</b><img src=x>')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“<b>zzqx</b><img src=x>”');
  await expect(page.locator('main h1 b, main h1 img')).toHaveCount(0);
});

test('the page names the word that it searched for instead of a misspelled one', async ({ page }) => {
  await open(page, '/search?q=pricng');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('No page has “pricng”. Results for “pricing”');
  await expect(page.locator(results).first().getByRole('link')).toHaveAttribute('href', '/pricing');
});

test('a query without results says so, offers what people often want, and links to contact', async ({ page }) => {
  await open(page, '/search?q=qxzqxzqxz');
  await expect(page.getByText('Nothing found for “qxzqxzqxz”')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'People often want' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Pricing', exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Ask a person instead' }).click();
  await expect(page).toHaveURL('/contact');
});

test('results and address follow the field, which keeps the focus; Back leads to the previous query', async ({
  page,
}) => {
  await page.goto('/faq');
  await open(page, '/search?q=cancel');
  const field = page.getByRole('searchbox', { name: 'Search the site' });
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toHaveText(/results? for “cancel”/);
  await page.clock.install();
  // From here on, the test moves the clock.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await field.fill('');
  await field.pressSequentially('logo d');
  await expect(page.locator(results).first()).toContainText('Logo Design');
  // The number of results is announced when the visitor pauses typing, not at every letter.
  await expect(status).toHaveText('');
  await page.clock.runFor(1000);
  await expect(status).toHaveText(/results? for “logo d”/);
  await expect(page).toHaveURL('/search?q=logo+d');
  await expect(page).toHaveTitle(`“logo d”: search results | ${identity.name}`);
  await expect(field).toBeFocused();
  // Further typing replaces the history entry, also in the middle of the text.
  await field.press('Home');
  await field.pressSequentially('new ');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/search?q=new+logo+d');
  await expect(field).toHaveValue('new logo d');
  await field.press('Enter');
  await expect(status).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/search?q=cancel');
  await expect(field).toHaveValue('cancel');
  await expect(page.locator(results).first()).toContainText('How do I cancel?');
  await page.goForward();
  await expect(field).toHaveValue('new logo d');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/faq');
});

test('an empty field shows popular pages', async ({ page }) => {
  await open(page, '/search?q=cancel');
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('heading', { name: 'People often want' })).toBeVisible();
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What are you looking for?');
  await page.getByRole('searchbox').blur();
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
});

for (const { name, press, leadsTo } of [
  { name: 'Log out', press: 'button', leadsTo: 'login' },
  { name: 'Contact', press: 'link', leadsTo: 'contact' },
] as const)
  test(`a result pressed right after typing opens its page, even if that loads slowly: ${name}`, async ({ page }) => {
    await seed(page, customer());
    const file = new RegExp(`/assets/${leadsTo}-page-[\\w-]+\\.js$`);
    const release = await holdBack(page, file);
    await page.clock.install({ time: 0 });
    await open(page, `/search?q=${name[0]}`);
    const result = page.getByRole('main').getByRole(press, { name, exact: true }).first();
    await expect(page.locator(results)).not.toHaveCount(0);
    await page.clock.pauseAt(60_000);
    const asked = page.waitForRequest(file);
    await page.getByRole('searchbox').fill(name);
    await result.click();
    await asked;
    await page.clock.runFor(1000);
    release();
    await expect(page).toHaveURL(`/${leadsTo}`);
    await page.goBack();
    await expect(page).toHaveURL(`/search?q=${name.replace(' ', '+')}`);
  });

test('a query submitted right after typing is one history entry', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await open(page, '/search?q=cancel');
  await page.clock.pauseAt(60_000);
  await page.getByRole('searchbox').fill('logo');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“logo”');
  await page.clock.runFor(1000);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=cancel');
});

test('a failed log out says so, and the next try works', async ({ page }) => {
  await seed(page, customer());
  await open(page, '/search?q=log+out');
  const logOut = page.getByRole('main').getByRole('button', { name: 'Log out' });
  await expect(logOut).toBeVisible();
  await page.evaluate(() => {
    const { removeItem } = Storage.prototype;
    Storage.prototype.removeItem = () => {
      throw new DOMException('no', 'SecurityError');
    };
    Object.assign(window, { restore: () => Object.assign(Storage.prototype, { removeItem }) });
  });
  await logOut.click();
  await expect(page.getByRole('alert')).toHaveText(
    'You are still logged in: logging out failed. Try again, or log out on the dashboard.',
  );
  await expect(page).toHaveURL('/search?q=log+out');
  await page.evaluate(() => (window as typeof window & { restore: () => void }).restore());
  await logOut.click();
  await expect(page).toHaveURL('/login');
});

test.describe('in each state', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const width of [320, 1440])
    test(`no axe violations and no sideways scroll, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await seed(page, customer({ recentSearches: '["logo"]' }));
      for (const [address, sign] of [
        ['/search', 'People often want'],
        ['/search?q=logo', 'Logo Design'],
        ['/search?q=brxnqzng', 'Nothing found for'],
        [`/search?q=${'w'.repeat(100)}`, 'Nothing found for'],
      ] as const) {
        await open(page, address);
        await expect(page.getByRole('main').getByText(sign).first()).toBeVisible();
        await expectNoViolations(page, address);
        expect(await sidewaysScroll(page)).toBe(0);
      }
    });
});
