import { identity } from '../../brand.config';
import { holdBack, open } from '../../support/page';
import { customer, expect, seed, test } from '../fixtures';

const results = 'main ol > li';

test('results and address follow the field, which keeps the focus; Back leads to the last query', async ({ page }) => {
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

test('Back from a result finds the list where it was', async ({ page }) => {
  await open(page, '/search?q=logo');
  const result = page.locator(results).last().getByRole('link');
  await result.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(0);
  await result.click();
  await expect(page.locator('main h1')).toBeFocused();
  await page.goBack();
  await expect(result).toBeInViewport();
  // A scroll position is rounded.
  await expect.poll(() => page.evaluate((before) => Math.abs(window.scrollY - before), top)).toBeLessThanOrEqual(2);
});

test('a result pressed right after typing opens its page, even if that loads slowly', async ({ page }) => {
  await seed(page, customer());
  const file = /\/assets\/login-page-[\w-]+\.js$/;
  const release = await holdBack(page, file);
  await page.clock.install({ time: 0 });
  await open(page, '/search?q=L');
  await expect(page.locator(results)).not.toHaveCount(0);
  await page.clock.pauseAt(60_000);
  const asked = page.waitForRequest(file);
  await page.getByRole('searchbox').fill('Log out');
  await page.getByRole('main').getByRole('button', { name: 'Log out', exact: true }).first().click();
  await asked;
  await page.clock.runFor(1000);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=Log+out');
});
