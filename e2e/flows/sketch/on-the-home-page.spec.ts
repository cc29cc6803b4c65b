import { expect, test } from '../../fixtures';
import { field } from '../../support/forms';

test('a name becomes a website on the home page, and goes to the form in no address', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const name = page.getByLabel('Your business name');
  await name.scrollIntoViewIfNeeded();
  const box = page.getByRole('button', { name: /(Pause|Play) the draft/ }).locator('xpath=..');
  const sheet = box.locator('.sheet');
  await expect(sheet).toHaveClass(/look-bold/);
  await expect(page.getByText('An example. Type your name to see yours.')).toBeVisible();
  await page.clock.runFor(3000);
  await expect(sheet).toHaveClass(/look-minimal/);
  await name.fill('Ox & Daughters');
  await page.clock.runFor(6000);
  await expect(sheet.locator('.headline')).toHaveText('Ox & Daughters');
  await expect(sheet).toHaveClass(/look-minimal/);
  await expect(page.getByText('Drawn from your name. The form draws the rest.')).toBeVisible();
  await name.blur();
  await page.getByRole('button', { name: 'Pause the draft' }).click();
  await page.clock.runFor(6000);
  await expect(sheet).toHaveClass(/look-minimal/);
  await name.press('Enter');
  await expect(field(page, 'Business name')).toHaveValue('Ox & Daughters');
  await expect(page).toHaveURL('/instant-site-form');
});
