import { expect, test } from '../fixtures';
import { phone } from '../support/forms';
import { holdBack, open, stored } from '../support/page';

test('a plan that was not chosen is never shown as chosen while the scripts load', async ({ page }) => {
  await page.setViewportSize(phone);
  const loadScripts = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto('/subscribe?plan=starter', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Growth, due today')).toBeHidden();
  await expect(page.getByText('$5,500 per month after 7 days')).toBeHidden();
  loadScripts();
  await expect(page.getByText('Starter, due today')).toBeVisible();
  await expect(page.getByText('$3,500 per month after 7 days')).toBeVisible();
});

test('the plan of an account is kept by every way from sign up to log in', async ({ page }) => {
  await open(page, '/signup?plan=enterprise');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login?plan=enterprise');
  await expect(page.getByText('Enterprise Plan, $5,000 per month. You pay nothing here.')).toBeVisible();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('link', { name: 'Back to login' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/signup?plan=enterprise');
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/login?plan=enterprise');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password').fill('x');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(JSON.parse((await stored(page, 'chosenPlan_ada@example.com')) ?? 'null')).toEqual({
    plan: 'enterprise',
    at: expect.stringMatching(/Z$/),
  });
});
