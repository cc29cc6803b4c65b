import type { Page, Request } from '@playwright/test';
import { identity } from '../../brand.config';
import { expect, footerLink, holdBack, open, saveData, test } from '../fixtures';

const canonical = (page: Page) => page.locator('link[rel=canonical]');
const footer = (page: Page) => page.getByRole('contentinfo');
/** Waits for a script with these words, whatever its file is called. */
const scriptWith = (page: Page, words: string) =>
  page.waitForResponse(
    async (response) => response.request().resourceType() === 'script' && (await response.text()).includes(words),
  );

test('title, canonical link, robots tag, place and focus are those of the current page', async ({ page }) => {
  await open(page, '/solutions?capability=cloud');
  await expect(page).toHaveTitle(/Cloud migration/i);
  await expect(canonical(page)).toHaveAttribute('href', /\/solutions\?capability=cloud$/);
  const robots = page.locator('meta[name=robots]');
  await page.getByRole('link', { name: 'Log In' }).first().click();
  await expect(robots).toHaveAttribute('content', 'noindex');
  await expect(canonical(page)).toHaveCount(0);
  await expect(page).toHaveTitle(/Log in/);
  await page.getByRole('link', { name: identity.name }).first().click();
  await expect(robots).toHaveCount(0);
  await expect(canonical(page)).toHaveAttribute('href', `${identity.url}/`);
  await footerLink(page, 'Pricing').click();
  await expect(page.locator('main h1')).toBeFocused();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(0);
  await expect(canonical(page)).toHaveAttribute('href', /\/pricing$/);
});

// Headings and fields: the lower part of a page comes after its heading, and a form after the rest of its page.
for (const [address, name] of [
  ['/enterprise', 'Enterprise'],
  ['/subscribe', 'Start a free trial'],
  ['/login', 'Log In'],
] as const)
  test(`${address} has the same sections by a link as by its address, a moment after its heading`, async ({ page }) => {
    const sections = page.locator('main :is(h1, h2, h3, legend, label)');
    await open(page, address);
    const byAddress = await sections.allTextContents();
    await open(page, '/faq');
    await page.getByRole('link', { name, exact: true }).last().click();
    await expect(page).toHaveURL(address);
    await expect(sections).toHaveText(byAddress);
    await expect(page.locator('main h1')).toBeFocused();
  });

test.describe('without a network', () => {
  test.use({ allowConsole: ['net::ERR_', 'Failed to fetch dynamic', 'Unable to preload', 'could not be loaded'] });

  /** Waits until a script with these words has come, and all that was asked for until then. */
  const loadAhead = async (page: Page, words: string, cause: () => Promise<void>) => {
    const pending = new Set<Request>();
    page.on('request', (request) => pending.add(request));
    for (const end of ['requestfinished', 'requestfailed'] as const)
      page.on(end as 'requestfinished', (request) => pending.delete(request));
    const come = scriptWith(page, words);
    await cause();
    await come;
    await expect.poll(() => pending.size).toBe(0);
  };
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('the pages behind links in view open, once the visitor has done something, no others', async ({ page }) => {
    await open(page, '/faq');
    // What loads ahead comes after the page.
    await page.waitForLoadState('networkidle');
    await loadAhead(page, 'Piece needed each month', () => page.keyboard.press('Shift'));
    await page.context().setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await expect(heading(page)).toHaveText('Prices in plain sight.');
    await expect(page.getByRole('heading', { name: 'What do I need?' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/faq');
    for (const name of ['Press', 'Sign Up']) {
      await page.getByRole('link', { name, exact: true }).first().click();
      await expect(heading(page)).toHaveText('No connection');
      await page.goBack();
      await expect(page).toHaveURL('/faq');
    }
  });

  for (const [what, part, name, words] of [
    ['a page of the account', 'banner', 'Sign Up', 'Create Account'],
    ['a case study', 'contentinfo', 'TrillerFest', 'full festival bill on phones'],
  ] as const)
    test(`${what} opens with its text once its link has been pointed at`, async ({ page }) => {
      await open(page, '/faq');
      const link = page.getByRole(part).getByRole('link', { name });
      await loadAhead(page, words, () => link.hover());
      await page.context().setOffline(true);
      await link.click();
      await expect(page.getByRole('main').getByText(words).last()).toBeVisible();
    });
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a link within the page stops 100 px below the top, motion: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/terms');
    const link = page.locator('main a[href*="#"]').nth(2);
    const id = (await link.getAttribute('href'))?.split('#')[1] ?? '';
    const target = page.locator(`[id="${id}"]`);
    const places = await page.evaluateHandle(() => {
      const seen: number[] = [];
      document.addEventListener('scroll', () => seen.push(window.scrollY));
      return seen;
    });
    await link.click();
    const top = () => target.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBe(100);
    const seen = await places.jsonValue();
    // A busy machine paints few frames of a smooth scroll.
    if (reducedMotion === 'reduce') expect(seen).toHaveLength(1);
    else expect(new Set(seen.slice(0, -1)).size).toBeGreaterThan(1);
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(target).toBeFocused();
  });

test('the first page leaves the focus to the browser, and the skip link leads past the header', async ({ page }) => {
  await open(page, '/contact');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('all scripts of a page are asked for at once', async ({ page }) => {
  await saveData(page);
  await open(page, '/press');
  // What loads ahead comes after the page.
  await page.waitForLoadState('networkidle');
  const release = await holdBack(page, /\.js$/);
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
  const link = footerLink(page, 'Our work');
  await link.dispatchEvent('touchstart');
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  // What follows from the same event is asked for by the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const before = [...asked];
  release();
  await link.press('Enter');
  await expect(page.getByRole('button', { name: /^Play the TrillerFest/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(before);
});

test('for a visitor who saves data, pointing and focusing load nothing', async ({ page }) => {
  await saveData(page);
  const timeline = page.waitForResponse(/\/assets\/timeline-/);
  await open(page, '/subscribe');
  // The last script that the page loads by itself.
  await timeline;
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const search = page.locator('header [data-search]');
  const terms = page.locator('main [aria-haspopup=dialog]').first();
  for (const control of [footer(page).getByRole('link').first(), search, terms]) {
    await control.hover();
    await control.focus();
  }
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).hover();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});
