import { expect, open, openWithoutScripts, type Page, test } from '../fixtures';

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation', { name: 'Main' });

const openMenu = async (page: Page) => {
  await open(page, '/contact');
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
};

const focusedHeading = (page: Page) => expect(page.locator('main h1')).toBeFocused();

test('until its script has come a link to the footer is there; the button takes over its focus', async ({ page }) => {
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

test('a heading that is pressed stays under the finger, whatever was open before', async ({ page }) => {
  await openMenu(page);
  const heading = (name: string) => menu(page).getByRole('button', { name });
  await heading('Services').tap();
  await heading('Solutions').scrollIntoViewIfNeeded();
  const before = await heading('Solutions').boundingBox();
  await heading('Solutions').tap();
  await expect(heading('Solutions')).toHaveAttribute('aria-expanded', 'true');
  expect(await heading('Solutions').boundingBox()).toEqual(before);
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
