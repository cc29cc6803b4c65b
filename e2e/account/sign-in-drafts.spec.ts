import { secretsIn, textsOfNumber } from '../../support/secrets';
import { everythingStored, expect, footerLink, open, test } from '../fixtures';

test('what was typed to sign up is there after a look at another page, but no password and card', async ({ page }) => {
  const number = '5105105105105100';
  await open(page, '/signup');
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password').fill('hunter2-hunter2');
  await page.getByLabel(/I agree/).check();
  await page.getByRole('button', { name: 'Add Card' }).click();
  await page.getByLabel('Card number').fill(number);
  await footerLink(page, 'Terms').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible();
  await page.goBack();

  await expect(page.getByLabel('Full name')).toHaveValue('Ada Lovelace');
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
  await expect(page.getByLabel('Password')).toHaveValue('');
  await expect(page.getByLabel(/I agree/)).not.toBeChecked();
  expect(secretsIn(await everythingStored(page), [...textsOfNumber(number), '5105', 'hunter2'])).toEqual([]);

  await page.getByLabel('Password').fill('hunter2-hunter2');
  await page.getByLabel(/I agree/).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back, Ada Lovelace');
  expect(secretsIn(await everythingStored(page), ['hunter2'])).toEqual([]);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
});
