import { identity } from '../../brand.config';
import { expect, open, type Page, test } from '../fixtures';

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

// Opening by hover and closing by Escape are journeys: `e2e/journeys/menus.ts`.
test('the wide menu lets the pointer travel, follows it to the next entry and closes after it', async ({ page }) => {
  await ready(page);
  const from = await middle(page, 'Services');
  const over = await middle(page, 'Solutions');
  await stopClock(page);
  await test.step('diagonally over the next entry', async () => {
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
  await test.step('to the next entry, where it stays, and away', async () => {
    await entry(page, 'Solutions').hover();
    await page.clock.runFor(300);
    await expect(inSolutions(page)).toBeVisible();
    await expect(inServices(page)).toBeHidden();
    await page.mouse.move(700, 700);
    await page.clock.runFor(400);
    await expect(inSolutions(page)).toBeHidden();
  });
  await test.step('a hover and a click at once leave it open; a later click closes it', async () => {
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
  await test.step('a click outside, the focus that leaves it and a navigation close it', async () => {
    await toggle(page, 'Solutions').press('Enter');
    await expect(inSolutions(page)).toBeVisible();
    await page.mouse.click(20, 700);
    await expect(inSolutions(page)).toBeHidden();
    await toggle(page, 'Services').press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.clock.runFor(600);
    await expect(nav(page).getByRole('link', { name: 'Engineering', exact: true })).toBeFocused();
    await page.keyboard.press('End');
    await page.clock.runFor(600);
    await expect(nav(page).getByRole('link', { name: 'Hire CXX Talent', exact: true })).toBeFocused();
    await entry(page, 'Pricing').focus();
    await expect(inServices(page)).toBeHidden();
    await toggle(page, 'Services').press('Enter');
    await inServices(page).click();
    await expect(page).toHaveURL('/services/web3');
    await expect(inServices(page)).toBeHidden();
  });
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

const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: identity.name });
const resource = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Branding kit/ });

test('the logo opens the resources on a right click and by keyboard, and leads home', async ({ page }) => {
  await ready(page);
  await logo(page).click({ button: 'right' });
  await expect(resource(page)).toBeVisible();
  const names = ['Main site', 'Branding kit', 'Press page', 'FAQ', 'Brand: the logo', 'Brand: the colors'];
  await expect(page.getByRole('banner').getByRole('link')).toContainText(names);
  await page.mouse.click(700, 600);
  await expect(resource(page)).toBeHidden();
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
  await page.keyboard.press('Escape');
  await logo(page).click();
  await expect(page).toHaveURL('/');
});
