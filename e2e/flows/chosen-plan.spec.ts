import type { Page } from '@playwright/test';
import { customer, expect, seed, test } from '../fixtures';
import { open as openBrief } from '../support/brief';
import { phone } from '../support/forms';
import { holdBack, hydrated, open, stored } from '../support/page';
import { accept, answers, submit } from '../support/trial-order';

const radio = (page: Page, plan: string) => page.getByRole('radio', { name: plan, exact: true });
const keptPlan = async (page: Page, email: string) => JSON.parse((await stored(page, `chosenPlan_${email}`)) ?? 'null');

test.describe('the trial’s plan', () => {
  test('is Growth without the parameter, with an unknown one and with Enterprise', async ({ page }) => {
    for (const query of ['', '?plan=enterprise', '?plan=none', '?plan=starter&plan=starter']) {
      await open(page, `/subscribe${query}`);
      await expect(radio(page, 'Growth')).toBeChecked();
    }
  });

  test('is the draft’s without the parameter, which wins over the draft; clearing the form brings back that of the address', async ({
    page,
  }) => {
    const summary = page.getByRole('region', { name: 'Order summary' });
    await open(page, '/subscribe');
    await radio(page, 'Starter').check();
    await expect(page).toHaveURL('/subscribe?plan=starter');
    await page.getByLabel('Full name').fill('Ada');
    await expect(page.getByText('Draft saved in this tab.', { exact: false })).toBeVisible();
    await open(page, '/subscribe');
    await expect(page.getByLabel('Full name')).toHaveValue('Ada');
    await expect(radio(page, 'Starter')).toBeChecked();
    await open(page, '/subscribe?plan=growth');
    await expect(page.getByLabel('Full name')).toHaveValue('Ada');
    await expect(radio(page, 'Growth')).toBeChecked();
    await radio(page, 'Starter').check();
    await page.getByRole('button', { name: 'Clear form' }).click();
    await page.getByRole('button', { name: 'Yes, clear the form' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue('');
    await expect(page).toHaveURL('/subscribe?plan=growth');
    await expect(radio(page, 'Growth')).toBeChecked();
    await expect(summary.getByText('$5,500 per month after 7 days')).toBeVisible();
  });

  test('that was not chosen is never shown as chosen while the scripts load', async ({ page }) => {
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

  test('names the trial in the brief that follows, and is sent with it; an address with a plan wins', async ({
    page,
  }) => {
    await page.clock.install({ time: new Date('2026-03-01T10:00:00Z') });
    await open(page, '/subscribe?plan=starter');
    for (const [label, value] of Object.entries(answers)) await page.getByLabel(label).fill(value);
    await accept(page);
    await submit(page).click();
    await page.clock.runFor(2100);
    await expect(page).toHaveURL('/onboarding');
    const text = 'Starter, free until March 8, 2026, then $3,500 per month. You pay nothing here.';
    await expect(page.getByText(text)).toBeVisible();
    await page.reload();
    await expect(page.getByText(text)).toBeVisible();
    await open(page, '/onboarding?plan=growth&step=1');
    await expect(page.getByText('Growth, $5,500 per month. You pay nothing here.')).toBeVisible();
  });
});

test('a brief without a plan names none', async ({ page }) => {
  await openBrief(page, '/onboarding?plan=enterprise');
  await expect(page.getByText('You pay nothing here.')).toHaveCount(0);
});

test.describe('the plan of an account', () => {
  const line = (page: Page) => page.getByText('Enterprise Plan, $5,000 per month. You pay nothing here.');
  const logIn = async (page: Page) => {
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Password').fill('x');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/dashboard');
  };

  test('is kept by every way from sign up to log in', async ({ page }) => {
    await open(page, '/signup?plan=enterprise');
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/login?plan=enterprise');
    await expect(line(page)).toBeVisible();
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/signup?plan=enterprise');
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
    await expect(page).toHaveURL('/login?plan=enterprise');
    await logIn(page);
    expect(await keptPlan(page, 'ada@example.com')).toEqual({ plan: 'enterprise', at: expect.stringMatching(/Z$/) });
  });

  test('is kept with a new account', async ({ page }) => {
    await open(page, '/signup?plan=enterprise');
    await page.getByRole('button', { name: 'Fill in sample data' }).click();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect.poll(() => keptPlan(page, 'sam@example.com')).toMatchObject({ plan: 'enterprise' });
  });

  test('is kept with the account of somebody who is signed in; an unknown plan is not', async ({ page }) => {
    await seed(page, customer());
    await page.goto('/signup?plan=none');
    await expect(page).toHaveURL('/dashboard');
    await hydrated(page);
    expect(await keptPlan(page, 'ada@example.com')).toBeNull();
    await page.goto('/signup?plan=enterprise');
    await expect(page).toHaveURL('/dashboard');
    await expect.poll(() => keptPlan(page, 'ada@example.com')).toMatchObject({ plan: 'enterprise' });
  });
});
