import type { Page } from '@playwright/test';
import { customer, expect, seed, test } from '../fixtures';
import { open, refuseWrites, stored } from '../support/page';

const everything = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage).sort()));

test('log in, sign up: nothing half done, said beside the button, everything typed stays', async ({ page }) => {
  await page.clock.install();
  await open(page, '/login');
  await page.getByRole('button', { name: 'Fill in sample data' }).click();
  await refuseWrites(page);
  const logIn = page.getByRole('button', { name: 'Sign In' });
  await logIn.click();
  await page.clock.runFor(1100);
  await expect(logIn).toHaveAccessibleDescription(/could not save the change/);
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await expect(page.getByText('storage is full')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('sample-password');
  await page.getByRole('link', { name: 'Sign up', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  await page.getByRole('button', { name: 'Fill in sample data' }).click();
  const signUp = page.getByRole('button', { name: 'Create Account' });
  await signUp.click();
  await page.clock.runFor(1100);
  await expect(signUp).toHaveAccessibleDescription(/could not save the change/);
  await expect(page.getByLabel('Full name')).toHaveValue('Sam Sample');
  expect(await everything(page)).toBe('[]');
});

test('add a card, redeem: nothing half done, said beside the button', async ({ page }) => {
  await seed(page, customer({ userCredits: '100' }));
  await page.clock.install();
  await open(page, '/add-payment-method');
  const before = await everything(page);
  await refuseWrites(page);
  await page.getByRole('button', { name: 'Fill in sample data' }).click();
  const add = page.getByRole('button', { name: 'Add Payment Method' });
  await add.click();
  await page.clock.runFor(1600);
  await expect(add).toHaveAccessibleDescription(/could not save the change/);
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await open(page, '/redeem/revision');
  await refuseWrites(page);
  const redeem = page.getByRole('button', { name: 'Redeem Service' });
  await redeem.click();
  await page.clock.runFor(1600);
  await expect(redeem).toHaveAccessibleDescription(/Your credits are unchanged/);
  expect(await everything(page)).toBe(before);
});

test('session storage alone is blocked: a checkout still ends on its thank-you page', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await page.clock.install();
  await open(page, '/payment?plan=agency');
  await page.getByRole('button', { name: 'Fill in sample data' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.clock.runFor(1600);
  await expect(page).toHaveURL('/onboarding-success');
  await expect(page.getByText('This browser blocks storage.')).toBeVisible();
  expect(await stored(page, 'submissions')).toContain('"plan":"agency"');
});
