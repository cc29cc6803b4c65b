import { expect, footerLink, headerHydrated, hydrated, open, type Page } from '../fixtures';
import { test } from './own-site';

const countLoads = (page: Page) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
};

test.use({ allowConsole: ['404', 'imported module', 'Failed to load', 'Unable to preload', 'HydrateFallback'] });

test('an open tab follows a link into a new deploy with one reload', async ({ page, site }) => {
  const loads = countLoads(page);
  await open(page, `${site.origin}/faq`);
  expect(loads()).toBe(1);
  site.deploy();
  // Nobody loads a page with a form ahead.
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(`${site.origin}/signup`);
  await expect.poll(loads).toBe(2);
  await hydrated(page);
  // The new build is whole: the next link needs no reload.
  await footerLink(page, 'Terms').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/terms/i);
  expect(loads()).toBe(2);
});

for (const { what, from, file, to, heading } of [
  { what: 'an order page', from: '/faq', file: 'subscribe-page', to: '/subscribe', heading: /free/i },
  { what: 'a public page', from: '/solutions', file: 'press-page', to: '/press', heading: 'For the record' },
])
  test(`the file of ${what} that stays away ends on the error page; trying again works`, async ({ page, site }) => {
    const loads = countLoads(page);
    let isGone = true;
    await page.route(`**/assets/${file}-*.js`, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
    await open(page, site.origin + from);
    await page.locator(`a[href="${to}"]`).last().click();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await page.waitForTimeout(500);
    expect(loads()).toBe(2);
    isGone = false;
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });

for (const [address, file] of [
  ['/', 'below-the-fold'],
  ['/services/cloud', 'sub-services'],
] as const)
  test(`${address} stays readable when the script of its lower part stays away`, async ({ page, site }) => {
    const loads = countLoads(page);
    let refusals = 0;
    await page.route(`**/assets/${file}-*.js`, async (route) => {
      await route.fulfill({ status: 404 });
      refusals += 1;
    });
    await page.goto(site.origin + address);
    await expect.poll(() => refusals).toBe(2);
    await headerHydrated(page);
    // A link within the page, and the way back.
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await expect(page).toHaveURL(/#content$/);
    await page.goBack();
    await expect(page).not.toHaveURL(/#/);
    await expect(page.locator('main h2').last()).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prices in plain sight.');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    expect(loads()).toBe(2);
  });

test('a page from before a deploy, whose first script is gone, is reloaded once', async ({ page, site }) => {
  const loads = countLoads(page);
  const failures: Error[] = [];
  page.on('pageerror', (error) => failures.push(error));
  let isGone = true;
  await page.route('**/assets/index-*.js', (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto(`${site.origin}/faq`);
  await expect.poll(loads).toBe(2);
  await page.waitForTimeout(500);
  expect(loads()).toBe(2);
  expect(failures).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  isGone = false;
  await open(page, `${site.origin}/faq`);
});

test('the data of a page that is gone with a deploy comes with one reload; drafts stay', async ({ page, site }) => {
  await open(page, `${site.origin}/onboarding`);
  await page.getByLabel('Company name').fill('Ada and Sons');
  await expect(page.getByText('Draft saved in this tab.')).toBeAttached();
  // Nothing of the other study is loaded ahead, however long the test takes to get there.
  await page.route('**/assets/prefetch-*.js', (route) => route.abort());
  await open(page, `${site.origin}/case-study/trillerfest`);
  const loads = countLoads(page);
  const other = page.getByRole('region', { name: 'More Projects' }).getByRole('link').first();
  site.deploy();
  // The studies on offer change when that part of the page is hydrated.
  await expect(page.locator('[data-part=""]')).toHaveCount(0);
  // The page's own script is here already: only the text of the other study is not.
  const heading = await other.evaluate((link) => {
    (link as HTMLElement).click();
    return link.querySelector('h3')?.textContent;
  });
  await expect(page.getByRole('heading', { level: 1, name: heading ?? '?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Challenge' })).toBeVisible();
  await expect.poll(loads).toBe(1);
  await hydrated(page);
  await open(page, `${site.origin}/onboarding`);
  await expect(page.getByLabel('Company name')).toHaveValue('Ada and Sons');
});

test('a page whose data is gone while it opens is reloaded once, and is whole then', async ({ page, site }) => {
  const loads = countLoads(page);
  const data = '**/assets/trillerfest-*.js';
  let asked = 0;
  await page.route(data, (route) => {
    asked += 1;
    return loads() === 0 || asked === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await page.goto(`${site.origin}/case-study/trillerfest`);
  await expect.poll(loads).toBe(2);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('TrillerFest');
  await expect(page.getByRole('heading', { name: 'Challenge' })).toBeVisible();
  expect(loads()).toBe(2);
});
