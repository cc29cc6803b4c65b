import type { Page } from '@playwright/test';
import { customer, expect, seed, test } from '../fixtures';
import { open } from '../support/page';

const logInAs = async (page: Page, email: string) => {
  await open(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('any password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/dashboard/);
};
const logOut = async (page: Page) => {
  await open(page, '/dashboard');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Log out' }).click();
  await expect(page).not.toHaveURL(/dashboard/);
};
const street = (page: Page) => page.getByLabel('Address', { exact: true });

test('what one customer typed at checkout is not shown to the next one in the same tab, and comes back to the first', async ({
  page,
}) => {
  await seed(page, customer({ userEmail: 'ada@example.com' }));
  await open(page, '/payment');
  await street(page).fill('12 St James’s Square');
  await expect(page.getByText('Draft saved in this tab.')).toBeVisible();
  await logOut(page);

  await open(page, '/payment');
  await expect(street(page)).toHaveValue('');
  await logInAs(page, 'ben@example.com');
  await open(page, '/payment');
  await expect(street(page)).toHaveValue('');
  await expect(page.getByText('Your draft is back.')).toBeHidden();
  await logOut(page);

  await logInAs(page, 'ada@example.com');
  await open(page, '/payment');
  await expect(page.getByText('Your draft is back.')).toBeVisible();
  await expect(street(page)).toHaveValue('12 St James’s Square');
});
