import { identity } from '../../brand.config';
import { expectNoViolations } from '../../support/axe';
import { footerLink, hydrated, open as openPage, stored } from '../../support/page';
import { customer, expect, type Page, seed, test } from '../fixtures';
import { card, contact, open, payNow } from '../support/checkout';
import { fill, submissionsOf } from '../support/forms';

test.beforeEach(({ allowConsole }) => {
  // What cannot be loaded.
  allowConsole.push('net::ERR_', 'Failed to fetch dynamically imported module', 'Unable to preload');
});

/** From here on no script or style is to be had: the network is gone, or a deploy has taken the files of this build away. */
const loseFiles = (page: Parameters<typeof hydrated>[0]) =>
  page.route('**/assets/**', (route) => route.abort('internetdisconnected'));

test('logging out needs nothing from the network', async ({ page }) => {
  await seed(page, customer());
  await page.goto('/dashboard');
  await hydrated(page);
  await page.context().setOffline(true);
  await loseFiles(page);
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Log out' }).click();
  await expect.poll(() => stored(page, 'authToken')).toBeNull();
  // Logged out, although the page that follows cannot be had.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
});

test('an order needs nothing from the network', async ({ page }) => {
  await open(page);
  await fill(page, { ...contact, ...card });
  await page.context().setOffline(true);
  await loseFiles(page);
  await payNow(page).click();
  await page.clock.runFor(1600);
  await expect.poll(async () => (await submissionsOf(page)).length).toBe(1);
});

test.describe('a page whose file cannot be had without a network', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  const askOffline = async (page: Page) => {
    await openPage(page, '/faq');
    await page.context().setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
    await expect(heading(page)).toHaveText('No connection');
  };

  /** The browser does not tell the page that there is a network again, so that the page does not come by itself. */
  const stayOffline = (page: Page) =>
    page.addInitScript(() =>
      window.addEventListener('online', (event) => event.stopImmediatePropagation(), { capture: true }),
    );

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
    await expect.poll(() => page.title()).toContain(identity.name);
    await page.goBack();
    await expect(page).toHaveURL('/faq');
  });

  test('leaves like any other page: the next begins at its top, and its heading has the focus', async ({ page }) => {
    await stayOffline(page);
    await askOffline(page);
    await page.context().setOffline(false);
    await test.step('its button opens it', async () => {
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByLabel('Email')).toBeVisible();
      // The page was reloaded: until it is hydrated, Back and links would ask the host for documents.
      await hydrated(page);
    });
    await page.context().setOffline(true);
    await page.goBack();
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
    await expect(heading(page)).toHaveText('No connection');
    await page.context().setOffline(false);
    const footer = footerLink(page, 'Contact');
    await footer.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await footer.click();
    await expect(heading(page)).toHaveText(/get in touch/i);
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(() => page.title()).toContain(identity.name);
  });
});

test.describe('what a press loads, without a network', () => {
  test('the menu of the logo shows a message, keeps what is typed, and opens once online', async ({ page }) => {
    await openPage(page, '/contact');
    const field = page.getByRole('textbox', { name: /by email/ });
    await field.fill('ada@example.com');
    await page.context().setOffline(true);
    const logo = page.getByRole('banner').getByRole('link', { name: identity.name, exact: true });
    await logo.click({ button: 'right' });
    await expect(page.getByRole('banner').getByRole('alert')).toHaveText(/could not be loaded/);
    await expect(field).toHaveValue('ada@example.com');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/get in touch/i);
    await expectNoViolations(page, 'a menu that could not be loaded');
    await page.context().setOffline(false);
    await logo.click({ button: 'right' });
    await expect(page.getByRole('link', { name: /^Branding kit/ })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('alert')).toHaveCount(0);
  });

  test('the results of /search show a message, keep what is typed, and come with the next letter', async ({ page }) => {
    await openPage(page, '/search');
    const field = page.getByRole('searchbox');
    await page.context().setOffline(true);
    await field.pressSequentially('pric');
    await expect(page.getByText('Search could not be loaded. Check your connection and try again.')).toBeVisible();
    await expect(field).toHaveValue('pric');
    await expect(field).toBeFocused();
    await page.context().setOffline(false);
    await field.pressSequentially('ing');
    await expect(page.getByRole('main').getByRole('link', { name: 'Pricing', exact: true })).toBeVisible();
  });

  test('the trial agreement shows a message, and opens at the next press', async ({ page }) => {
    await openPage(page, '/subscribe');
    await page.context().setOffline(true);
    const button = page.getByRole('button', { name: 'View Free Trial Agreement' });
    await button.click();
    const words = page.getByText('The agreement could not be loaded. Check your connection and try again.');
    await expect(words).toBeVisible();
    await page.context().setOffline(false);
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Free Trial Agreement' })).toBeVisible();
    await expect(words).toBeHidden();
  });
});
