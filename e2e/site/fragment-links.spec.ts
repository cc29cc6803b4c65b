import { customer, expect, open, seed, test } from '../fixtures';

test('the skip link does not bring back the form of a service that is redeemed', async ({ page }) => {
  await seed(page, customer({ userCredits: '500' }));
  await open(page, '/redeem/revision');
  await page.getByRole('button', { name: 'Redeem Service' }).click();
  await expect(page.getByRole('heading', { name: 'Service Redeemed!' })).toBeVisible();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
  await expect(page.getByRole('heading', { name: 'Service Redeemed!' })).toBeVisible();
});

test('log in leads back to the page that was asked for, also past a skip link and a summary', async ({ page }) => {
  await open(page, '/history');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome Back');
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Enter your email address' }).click();
  await page.keyboard.type('ada@example.com');
  await page.getByLabel('Password').fill('hunter2-hunter2');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/history');
});

test('links of a summary of errors leave the address and the way back alone', async ({ page }) => {
  await open(page, '/subscribe');
  const length = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Start free trial' }).click();
  await page.getByRole('alert').getByRole('link', { name: 'Enter the security code' }).click();
  await expect(page.getByLabel('CVV')).toBeFocused();
  await expect(page.getByLabel('CVV')).toBeInViewport();
  await expect(page).toHaveURL('/subscribe');
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('selecting text out of a dialog does not close it; a press beside it does', async ({ page }) => {
  await open(page, '/subscribe');
  await page.getByRole('button', { name: 'View Free Trial Agreement' }).click();
  const dialog = page.getByRole('dialog');
  const text = await dialog.locator('p').first().boundingBox();
  if (!text) throw new Error('no text');
  await page.mouse.move(text.x + 20, text.y + 8);
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 4 });
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});
