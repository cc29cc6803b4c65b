import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { expectNoViolations } from '../../support/axe';
import { customer, expect, footerLink, open, seed } from '../fixtures';
import { options, type } from '../search/search';
import { test } from './own-site';

test.use({
  serviceWorkers: 'allow',
  allowConsole: [
    '[email notification',
    'net::ERR_INTERNET_DISCONNECTED',
    'net::ERR_FAILED',
    'could not be loaded',
    '404: no page at',
  ],
});

/** Waits until the first visit has put everything away. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });

test('after one visit pages, the search and the account open without a network', async ({ page, context, site }) => {
  const under = new Set<Request>();
  let [most, all] = [0, 0];
  context.on('request', (request) => {
    if (!request.serviceWorker()) return;
    all += 1;
    most = Math.max(most, under.add(request).size);
  });
  context.on('requestfinished', (request) => under.delete(request));
  await seed(page, customer({ userCredits: '1234' }));
  await open(page, `${site.origin}/faq`);
  await isKept(page);
  expect(all).toBeGreaterThan(50);
  // The worker loads its files a few at a time, so that they do not hold up a page.
  expect(most).toBeLessThanOrEqual(4);
  await context.setOffline(true);
  await footerLink(page, 'Contact').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/get in touch/i);
  await page.keyboard.press('Control+k');
  await type(page, 'how much is a logo');
  await expect(options(page).first()).toContainText('Logo Design');
  for (const [address, words] of [
    ['/services/branding', /branding/i],
    ['/case-study/trillerfest', /trillerfest/i],
    ['/nothing-here', 'Page Not Found'],
    ['/search?q=cancel', 'How do I cancel?'],
    ['/dashboard', '1,234'],
  ] as const) {
    await page.goto(site.origin + address);
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
  }
});

test('without a network a tab opens a kept file, and for another one shows the browser’s error, not a page', async ({
  page,
  context,
  site,
}) => {
  await open(page, `${site.origin}/faq`);
  await isKept(page);
  await context.setOffline(true);
  for (const address of ['/favicon.svg', '/favicon.svg?v=2']) {
    await page.goto(site.origin + address);
    expect(await page.evaluate(() => document.documentElement.localName)).toBe('svg');
  }
  await expect(page.goto(`${site.origin}/llms.txt`)).rejects.toThrow('net::ERR_');
});

test('a new deploy waits for the visitor: nothing changes, nothing typed is lost', async ({ page, site }) => {
  await open(page, `${site.origin}/onboarding`);
  await isKept(page);
  const scriptOf = () => page.locator('script[data-main]').getAttribute('data-main');
  const before = await scriptOf();
  expect(before).toMatch(/index-/);
  await page.getByLabel('Company name').fill('Ada and Sons');
  site.deploy();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const notice = page.getByText('A newer version of this site is ready.');
  await expect(notice).toBeVisible();
  await expectNoViolations(page, 'a newer version is ready');
  expect(await scriptOf()).toBe(before);
  // The old build's pages still open in this tab, from what was kept, although the host has them no more.
  await footerLink(page, 'Terms').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/terms/i);
  expect(await scriptOf()).toBe(before);
  await page.goBack();
  await expect(page.getByLabel('Company name')).toHaveValue('Ada and Sons');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  // The page may go while it is asked.
  await expect.poll(() => scriptOf().catch(() => before)).not.toBe(before);
  await expect(page.getByLabel('Company name')).toHaveValue('Ada and Sons');
  await expect(notice).toBeHidden();
});

test('every open tab can go on to the new deploy, also when another one did first', async ({ page, context, site }) => {
  const other = await context.newPage();
  for (const tab of [other, page]) {
    await open(tab, `${site.origin}/faq`);
    await isKept(tab);
  }
  site.deploy();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  const reload = (tab: Page) => tab.getByRole('button', { name: 'Reload', exact: true });
  for (const tab of [other, page]) {
    await tab.bringToFront();
    await tab.mouse.wheel(0, 100);
    await expect(reload(tab)).toBeVisible();
  }
  for (const tab of [page, other]) {
    const isLoaded = tab.waitForEvent('load');
    await reload(tab).click();
    await isLoaded;
    await expect(reload(tab)).toBeHidden();
  }
});

test('a page that already is of the new build is not asked to reload', async ({ page, context, site }) => {
  await open(page, `${site.origin}/faq`);
  await isKept(page);
  site.deploy();
  await page.reload();
  await page.waitForFunction(
    async () => (await caches.keys()).filter((name) => name.startsWith('site-build-')).length === 2,
  );
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting === null);
  await expect(page.getByText('A newer version of this site is ready.')).toBeHidden();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a worker that cannot be had leaves the page without an error', async ({ page, context, site, allowConsole }) => {
  // The browser's own line, and the answer it is about.
  allowConsole.push('A bad HTTP response code (404) was received', '404');
  rmSync(path.join(site.folder, 'service-worker.js'));
  const refused = context.waitForEvent('response', (response) => response.url().endsWith('/service-worker.js'));
  await open(page, `${site.origin}/faq`);
  expect((await refused).status()).toBe(404);
  // The browser reports its result in a task of its own.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
