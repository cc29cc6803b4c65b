import type { Page } from '@playwright/test';
import { identity } from '../../brand.config';
import { expect, test } from '../fixtures';
import { open } from '../support/page';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const entry = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true });
const toggle = (page: Page, name: string) => nav(page).getByRole('button', { name: `${name} menu` });
/** A link that only the panel of each entry holds. */
const inServices = (page: Page) => nav(page).getByRole('link', { name: /^Web3/ });
const inSolutions = (page: Page) => nav(page).getByRole('link', { name: /^Aerospace/ });
const middle = async (page: Page, name: string) => {
  const box = await entry(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not in view`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const ready = (page: Page) => open(page, '/contact');
/** On a busy machine, at once would be later. */
const stopClock = async (page: Page) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
};

test.describe('the wide menu', () => {
  test('opens on hover and closes when the pointer has left', async ({ page }) => {
    await ready(page);
    await entry(page, 'Services').hover();
    await expect(inServices(page)).toBeVisible();
    await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(700, 850);
    await expect(inServices(page)).toBeHidden();
  });

  test('lets the pointer travel diagonally over the next entry', async ({ page }) => {
    await ready(page);
    const from = await middle(page, 'Services');
    const over = await middle(page, 'Solutions');
    await stopClock(page);
    await entry(page, 'Services').hover();
    await page.clock.runFor(200);
    await expect(inServices(page)).toBeVisible();
    await page.mouse.move(over.x, over.y);
    await page.mouse.move(over.x + 40, from.y + 120, { steps: 4 });
    await expect(inServices(page)).toBeVisible();
    await page.clock.runFor(400);
    await expect(inServices(page)).toBeVisible();
    await expect(inSolutions(page)).toBeHidden();
  });

  test('changes to the next entry when the pointer stays on it', async ({ page }) => {
    await ready(page);
    await entry(page, 'Services').hover();
    await expect(inServices(page)).toBeVisible();
    await entry(page, 'Solutions').hover();
    await expect(inSolutions(page)).toBeVisible();
    await expect(inServices(page)).toBeHidden();
  });

  test('stays open when a hover is followed by a click at once; a later click closes it', async ({ page }) => {
    await ready(page);
    await stopClock(page);
    await toggle(page, 'Services').hover();
    await page.clock.runFor(200);
    await expect(inServices(page)).toBeVisible();
    await page.mouse.down();
    await page.mouse.up();
    await expect(toggle(page, 'Services')).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(600);
    await toggle(page, 'Services').click();
    await expect(inServices(page)).toBeHidden();
  });

  test('opens, moves, and closes by keyboard, and gives focus back', async ({ page }) => {
    await ready(page);
    await toggle(page, 'Services').focus();
    await page.keyboard.press('Enter');
    await expect(inServices(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(nav(page).getByRole('link', { name: 'Engineering', exact: true })).toBeFocused();
    await page.keyboard.press('End');
    await expect(nav(page).getByRole('link', { name: 'Hire CXX Talent', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(inServices(page)).toBeHidden();
    await expect(toggle(page, 'Services')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(inServices(page)).toBeVisible();
    await entry(page, 'Pricing').focus();
    await expect(inServices(page)).toBeHidden();
  });

  test('closes on a click outside and on every navigation', async ({ page }) => {
    await ready(page);
    await toggle(page, 'Solutions').focus();
    await page.keyboard.press('Enter');
    await expect(inSolutions(page)).toBeVisible();
    await page.mouse.click(20, 850);
    await expect(inSolutions(page)).toBeHidden();
    await entry(page, 'Services').hover();
    await inServices(page).click();
    await expect(page).toHaveURL('/services/web3');
    await expect(inServices(page)).toBeHidden();
  });

  test('shows featured cards, what is new, and what leads away', async ({ page }) => {
    await ready(page);
    await entry(page, 'Services').hover();
    await expect(nav(page).getByRole('link', { name: 'See Enterprise' })).toHaveAttribute('href', '/enterprise');
    await expect(nav(page).getByRole('link', { name: /^Marketing Strategy\s*New/ })).toBeVisible();
    const partner = nav(page).getByRole('link', { name: 'Hire CXX Talent', exact: true });
    await expect(partner).toHaveAccessibleDescription('Fractional executives Opens in a new tab');
    await expect(partner).toHaveAttribute('target', '_blank');
    await expect(partner).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await entry(page, 'Solutions').hover();
    await expect(nav(page).getByRole('link', { name: 'Explore platform', exact: true })).toBeVisible();
    await expect(nav(page).getByRole('link', { name: 'Learn more', exact: true })).toBeVisible();
    await expect(page.locator('[role=menu], [role=menuitem]')).toHaveCount(0);
  });
});

test('a log in or log out in another tab changes the way in', async ({ page, context }) => {
  await ready(page);
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Log In' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/contact');
  await other.evaluate(() => localStorage.setItem('authToken', 'token'));
  await expect(banner.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
  await other.evaluate(() => localStorage.clear());
  await expect(banner.getByRole('link', { name: 'Sign Up' })).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

  test('the first tap opens, the second follows the link', async ({ page }) => {
    await ready(page);
    await entry(page, 'Services').tap();
    await expect(inServices(page)).toBeVisible();
    await expect(page).toHaveURL('/contact');
    await entry(page, 'Services').tap();
    await expect(page).toHaveURL('/services');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens on hover and its links work', async ({ page }) => {
    await page.goto('/contact');
    await entry(page, 'Services').hover();
    await inServices(page).click();
    await expect(page).toHaveURL('/services/web3');
  });
});

test.describe('the logo', () => {
  const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: identity.name });
  const resource = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Branding kit/ });

  test('leads home, and opens the resources on a right click', async ({ page }) => {
    await ready(page);
    await logo(page).click({ button: 'right' });
    await expect(resource(page)).toBeVisible();
    const names = ['Main site', 'Branding kit', 'Press page', 'FAQ', 'Brand: the logo', 'Brand: the colors'];
    for (const name of names)
      await expect(
        page
          .getByRole('banner')
          .getByRole('link', { name: new RegExp(`^${name}`) })
          .first(),
      ).toBeVisible();
    await page.mouse.click(700, 600);
    await expect(resource(page)).toBeHidden();
    await logo(page).click();
    await expect(page).toHaveURL('/');
  });

  test('opens them by keyboard, and Escape gives focus back', async ({ page }) => {
    await ready(page);
    for (const keys of ['Shift+F10', 'ContextMenu']) {
      await logo(page).focus();
      await page.keyboard.press(keys);
      await expect(page.getByRole('link', { name: /^Main site/ })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(resource(page)).toBeHidden();
      await expect(logo(page)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Brand resources' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(resource(page)).toBeVisible();
  });
});

test('marks the page at hand, and on other pages of a section the section', async ({ page }) => {
  const current = page.getByRole('navigation', { name: 'Main' }).locator(':scope > ul > li > [aria-current]');
  for (const [address, name, value] of [
    ['/services', 'Services', 'page'],
    ['/services/branding', 'Services', 'true'],
    ['/case-study/bellabeat', 'Our work', 'true'],
    ['/capabilities/cloud', 'Solutions', 'true'],
    ['/industries', 'Solutions', 'true'],
  ] as const) {
    await open(page, address);
    await expect(current, address).toHaveText(name);
    await expect(current, address).toHaveAttribute('aria-current', value);
    await expect(current, address).toHaveCSS('text-decoration-line', 'underline');
  }
  await open(page, '/contact');
  await expect(current).toHaveCount(0);
});
