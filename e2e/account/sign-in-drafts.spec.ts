import { everythingStored, expect, test } from '../fixtures';
import { open } from '../support/page';
import { secretsIn, textsOfNumber } from '../support/secrets';

test('the terms and the privacy policy open a new tab, so that the password stays', async ({ page }) => {
  await open(page, '/signup');
  await page.getByLabel('Password').fill('hunter2-hunter2');
  for (const [name, address] of [
    ['terms of service', '/terms'],
    ['privacy policy', '/privacy'],
  ] as const) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect(link).toHaveAccessibleDescription('Opens in a new tab');
    const opened = page.waitForEvent('popup');
    await link.click();
    const tab = await opened;
    await expect(tab).toHaveURL(address);
    await tab.close();
  }
  await expect(page.getByLabel('Password')).toHaveValue('hunter2-hunter2');
  await expect(page.getByLabel(/I agree/)).not.toBeChecked();
});

test('what was typed to sign up is there again after a look at another page, but no password and no card', async ({
  page,
}) => {
  const number = '5105105105105100';
  await open(page, '/signup');
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password').fill('hunter2-hunter2');
  await page.getByLabel(/I agree/).check();
  await page.getByRole('button', { name: 'Add Card' }).click();
  await page.getByLabel('Card number').fill(number);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
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
  await expect(page).toHaveURL(/dashboard/);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
});

test('the address typed to log in is there again after a look at the forgotten password, but no password', async ({
  page,
}) => {
  await open(page, '/login');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password').fill('hunter2-hunter2');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The address changes before the form is gone; only a form that was left forgets its password.
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
  await page.goBack();

  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
  await expect(page.getByLabel('Password')).toHaveValue('');
  expect(await everythingStored(page)).not.toContain('hunter2');

  await page.getByLabel('Password').fill('hunter2-hunter2');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/dashboard/);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
});
