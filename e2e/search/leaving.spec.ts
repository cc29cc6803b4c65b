import { expect, footerLink, open, type Page, test } from '../fixtures';
import * as instantSite from '../support/instant-site';
import { dialog, field, openHere, type } from './search';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

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

test('with attached files, opening a result asks first; Cancel keeps focus and files', async ({ page }) => {
  await open(page, '/contact');
  await footerLink(page, 'Pricing').click();
  await expect(page).toHaveURL('/pricing');
  await page.goto('/instant-site-form');
  const name = page.getByLabel('Full name');
  await name.fill('Ada');
  await instantSite.attach(page, /^Upload up to 10 files/, [instantSite.picture('scan.png')]);
  const file = page.getByText('scan.png').first();
  await expect(file).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  await name.focus();
  await openHere(page);
  await type(page, 'pricing');
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await expect(name).toBeFocused();
  await expect(file).toBeVisible();
  await openHere(page);
  await type(page, 'contact');
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Leave anyway' }).click();
  await expect(heading(page)).toHaveText('GET IN TOUCH');
  await page.goBack();
  await expect(page).toHaveURL('/instant-site-form');
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
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
