import type { Page } from '@playwright/test';
import { customer, expect, seed, test } from './fixtures';
import { holdBack, open } from './support';

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const section = (page: Page, name: string) => menu(page).getByRole('button', { name });
const web3 = (page: Page) => menu(page).getByRole('link', { name: 'Web3' });

const openMenu = async (page: Page) => {
  await open(page, '/contact');
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
};

test('stays open when its script comes after a way within the page', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/surroundings-/);
  await open(page, '/faq');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL('/faq#content');
  await menuButton(page).press('Enter');
  await expect(menu(page)).toBeVisible();
  release();
  await expect(page.locator('header [data-late]')).toHaveCount(0);
  await expect(menu(page)).toBeVisible();
});

test('unfolds one section at a time and closes on navigation', async ({ page }) => {
  await openMenu(page);
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
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
  await page.goBack();
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
  await menuButton(page).click();
  await expect(page.locator('html')).not.toHaveClass(/is-locked/);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
});

test('keeps focus inside and gives it back on Escape', async ({ page }) => {
  await openMenu(page);
  for (let index = 0; index < 14; index++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test('Escape closes it, however soon: before its script, and right after the press', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'commit' });
  await menuButton(page).click();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  // Until the script is there it is the browser that closes the menu, and only for a key that was really pressed.
  await expect(page.locator('header [data-late]')).toHaveCount(0);
  await page.evaluate(() => {
    const button = document.querySelector('header [popovertarget]');
    if (button instanceof HTMLElement) button.click();
    button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await expect(menu(page)).toBeHidden();
});

test('closes when the window becomes wide', async ({ page }) => {
  await openMenu(page);
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(page.locator('main')).not.toHaveAttribute('inert');
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('opens and leads on', async ({ page }) => {
    await page.goto('/contact');
    await menuButton(page).click();
    await web3(page).click();
    await expect(page).toHaveURL('/services/web3');
  });
});
