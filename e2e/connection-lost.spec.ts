import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe';
import { card, contact, open, payNow } from './checkout';
import { expect, test } from './fixtures';
import { field, fill, submissionsOf } from './forms';
import { open as openPage } from './support';

const writing = '**/assets/writing-*.js';

test('what an order is written with is there before the order', async ({ page }) => {
  const loaded = page.waitForResponse(writing);
  await page.goto('/payment');
  await loaded;
});

test('an order that finds no network says that nothing was sent, keeps the card, and is made once there is one', async ({
  page,
  allowConsole,
}) => {
  allowConsole.push('net::ERR_INTERNET_DISCONNECTED');
  await page.route(writing, (route) => route.abort('internetdisconnected'));
  await open(page);
  await fill(page, { ...contact, ...card });
  await payNow(page).click();
  await page.clock.runFor(1600);
  await expect(payNow(page)).toHaveAccessibleDescription(/Nothing was sent.*Try again when you are back online/);
  await expect(field(page, 'Name on card')).toHaveValue(card['Name on card']);
  await page.unroute(writing);
  await payNow(page).click();
  await page.clock.runFor(1600);
  await expect(page).toHaveURL('/onboarding-success');
  expect(await submissionsOf(page)).toHaveLength(1);
});

test.describe('a page whose file cannot be had without a network', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  /** Opens a page, goes offline and asks for one that nobody has loaded ahead. */
  const askOffline = async (page: Page) => {
    await openPage(page, '/faq');
    await page.context().setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
    await expect(heading(page)).toHaveText('No connection');
  };

  test.use({
    allowConsole: [
      'net::ERR_INTERNET_DISCONNECTED',
      'Failed to fetch dynamically imported module',
      'Unable to preload',
    ],
  });

  test('says in plain words that there is none, and comes by itself once there is one', async ({ page }) => {
    await askOffline(page);
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle('No connection');
    await expect(page.getByRole('main')).not.toContainText(/assets|module|http|Error/);
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expectNoViolations(page, 'no connection');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('There is still no connection.')).toBeVisible();
    await expect(heading(page)).toHaveText('No connection');
    await page.context().setOffline(false);
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page).toHaveURL('/signup');
    await expect(page).toHaveTitle(/Tessera/);
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  });

  test('comes by its button where the browser does not tell that there is one again', async ({ page }) => {
    await page.addInitScript(() =>
      window.addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true }),
    );
    await askOffline(page);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
  });

  test('opens at the next click, although it could not be had before', async ({ page }) => {
    await askOffline(page);
    await page.goBack();
    await expect(page).toHaveURL('/faq');
    await page.context().setOffline(false);
    await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page).toHaveURL('/signup');
  });
});
