import { expect, open, test } from '../fixtures';
import { dialog, field, openHere, type } from './search';

test('text typed right before opening the dialog reaches the address, and the dialog stays open', async ({ page }) => {
  await open(page, '/search?q=logo');
  await page.clock.install();
  await page.getByRole('searchbox').fill('cancel');
  await openHere(page);
  await page.keyboard.type('pric');
  await page.clock.runFor(1000);
  await expect(page).toHaveURL('/search?q=cancel');
  await page.keyboard.type('ing');
  await expect(field(page)).toHaveValue('pricing');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('typing does not replace a query that was opened from the dialog', async ({ page }) => {
  await open(page, '/search?q=cancel');
  await page.getByRole('searchbox').fill('trial');
  await expect(page).toHaveURL('/search?q=trial');
  await openHere(page);
  await type(page, 'logo');
  await dialog(page).getByRole('option', { name: 'See all results' }).click();
  await expect(page).toHaveURL('/search?q=logo');
  await page.getByRole('searchbox').fill('brand');
  await expect(page).toHaveURL('/search?q=brand');
  await openHere(page);
  await page.goBack();
  await expect(page).toHaveURL('/search?q=logo');
  await expect(dialog(page)).toHaveCount(0);
});
