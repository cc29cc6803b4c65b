import type { Page } from '@playwright/test';
import { identity } from '../../brand.config';
import { customer, expect, seed, test } from '../fixtures';
import { open, openWithoutScripts } from '../support/page';

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const closeButton = (page: Page) => page.getByRole('button', { name: 'Close menu' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const menu = (page: Page) => dialog(page).getByRole('navigation', { name: 'Main' });
const section = (page: Page, name: string) => menu(page).getByRole('button', { name });
const web3 = (page: Page) => menu(page).getByRole('link', { name: 'Web3' });

const openMenu = async (page: Page) => {
  await open(page, '/contact');
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
};

const focusedHeading = (page: Page) => expect(page.locator('main h1')).toBeFocused();

test('until its script has come a link to the footer stands in its place, whose focus the button takes over', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/contact');
  const link = page.getByRole('link', { name: 'Menu', exact: true });
  await expect(link).toHaveAttribute('href', '#site-links');
  const box = await link.boundingBox();
  await link.focus();
  release();
  await expect(menuButton(page)).toBeFocused();
  expect(await menuButton(page).boundingBox()).toEqual(box);
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
});

test('is a dialog over the whole page, whose bar stands where the header’s was', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('navigation', { name: 'Main', includeHidden: true })).toHaveCount(1);
  const [logo, button] = [page.getByRole('banner').getByRole('link', { name: identity.name }), menuButton(page)];
  const before = [await logo.boundingBox(), await button.boundingBox()];
  await button.click();
  await expect(closeButton(page)).toBeFocused();
  const ownLogo = dialog(page).getByRole('link', { name: identity.name, exact: true });
  expect([await ownLogo.boundingBox(), await closeButton(page).boundingBox()]).toEqual(before);
  await expect(page.getByRole('main')).toHaveCount(0);
  await closeButton(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('unfolds one section at a time and closes on navigation', async ({ page }) => {
  await openMenu(page);
  await expect(section(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
  await section(page, 'Services').click();
  await expect(section(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
  await expect(web3(page)).toBeVisible();
  await section(page, 'Solutions').click();
  await expect(section(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
  await expect(menu(page).getByRole('link', { name: 'Banking' })).toBeVisible();
  await expect(web3(page)).toBeHidden();
  await section(page, 'Services').click();
  await web3(page).click();
  await expect(page).toHaveURL('/services/web3');
  await expect(menu(page)).toBeHidden();
  await focusedHeading(page);
});

test('its sections are reached by the arrow keys, too', async ({ page }) => {
  await openMenu(page);
  await section(page, 'Services').focus();
  await page.keyboard.press('ArrowDown');
  await expect(section(page, 'Solutions')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu(page).getByRole('link', { name: 'Banking' })).toBeVisible();
});

test('closes on a link to the page it is on, and on Back', async ({ page }) => {
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  await menu(page).getByRole('link', { name: 'Pricing' }).click();
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(page.locator('main h1')).not.toHaveText('Prices in plain sight.');
  await expect(menu(page)).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL('/pricing');
  await focusedHeading(page);
  await expect(menu(page)).toBeHidden();
});

test('locks the page behind it', async ({ page }) => {
  await openMenu(page);
  await page.mouse.move(180, 500);
  // Two frames after the wheel the page has begun to scroll, if it does.
  const wheel = await page.evaluateHandle(() => ({
    turned: new Promise((resolve) => {
      const twoFramesOn = () => requestAnimationFrame(() => requestAnimationFrame(resolve));
      window.addEventListener('wheel', twoFramesOn, { passive: true, once: true });
    }),
  }));
  await page.mouse.wheel(0, 600);
  await wheel.evaluate(({ turned }) => turned);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await closeButton(page).click();
  await expect(menu(page)).toBeHidden();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

test('keeps focus inside and gives it back on Escape', async ({ page }) => {
  await openMenu(page);
  for (let index = 0; index < 14; index++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('closes when the window becomes wide', async ({ page }) => {
  await openMenu(page);
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();
  await page.setViewportSize({ width: 375, height: 740 });
  await expect(menuButton(page)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('has the way in: log in and sign up, or the dashboard', async ({ page }) => {
  await openMenu(page);
  await expect(menu(page).getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
  await expect(menu(page).getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  await seed(page, customer());
  await openMenu(page);
  await expect(menu(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(menu(page).getByRole('link', { name: 'Log In' })).toHaveCount(0);
});

test('each account button is there once, and the trial until it was taken', async ({ page }) => {
  await openMenu(page);
  for (const name of ['Log In', 'Sign Up', 'Start a free trial'])
    await expect(dialog(page).getByRole('link', { name, exact: true }), name).toHaveCount(1);
  await seed(page, customer({ trialUsed: 'true' }));
  await openMenu(page);
  await expect(dialog(page).getByRole('link', { name: 'Dashboard' })).toHaveCount(1);
  await expect(dialog(page).getByRole('link', { name: 'Schedule a Consultation' })).toHaveCount(1);
  await expect(dialog(page).getByRole('link', { name: 'Start a free trial' })).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the link in its place leads to the links of the footer', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    await expect(page).toHaveURL('/contact#site-links');
    const links = page.getByRole('navigation', { name: 'Footer' });
    await expect(links).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(links.getByRole('link').first()).toBeFocused();
    await links.getByRole('link', { name: 'Pricing', exact: true }).click();
    await expect(page).toHaveURL('/pricing');
  });
});
