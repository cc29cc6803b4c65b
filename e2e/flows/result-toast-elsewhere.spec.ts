/** A visitor who navigates away from a pending order gets its result as a toast with a link to the next step. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import * as checkout from '../support/checkout';
import { expectAccessible, fill, submissionsOf } from '../support/forms';
import { toast } from '../support/instant-site';
import * as trial from '../support/trial-order';

const goTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();

test('a started trial shows a toast on a public page, with a link to the brief', async ({ page }) => {
  await trial.open(page);
  await fill(page, trial.answers);
  await trial.accept(page);
  await trial.submit(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await goTo(page, 'Pricing');
  await page.clock.runFor(500);
  await expect(page).toHaveURL('/pricing');
  await page.clock.runFor(2000);
  await expect(toast(page)).toContainText('Free trial started!');
  await toast(page).getByRole('link', { name: 'Continue to your brief' }).click();
  await expect(page).toHaveURL('/onboarding');
  await expect(toast(page)).toHaveCount(0);
});

test('the trial page offers the brief after the trial was just started, and does not redirect', async ({ page }) => {
  await trial.open(page);
  await fill(page, trial.answers);
  await trial.accept(page);
  await trial.submit(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await goTo(page, 'Pricing');
  await page.clock.runFor(500);
  await expect(page).toHaveURL('/pricing');
  await page.clock.runFor(2000);
  // Going back before the trial is written down would show the form.
  await expect(toast(page)).toContainText('Free trial started!');
  await page.goBack();
  const started = page.getByRole('status').filter({ has: page.getByRole('heading', { name: 'Free trial started!' }) });
  await expect(started).toBeVisible();
  await expect(page.getByText('Already Subscribed')).toHaveCount(0);
  await page.clock.runFor(5000);
  await expect(page).toHaveURL('/subscribe');
  await started.getByRole('link', { name: 'Continue to your brief' }).click();
  await expect(page).toHaveURL('/onboarding');
});

test('a payment shows a toast on a public page, with a link to the next step', async ({ page }) => {
  await checkout.open(page, 'agency');
  await fill(page, { ...checkout.contact, ...checkout.card });
  await checkout.payNow(page).click();
  await page.clock.runFor(200);
  await goTo(page, 'Pricing');
  await page.clock.runFor(500);
  await expect(page).toHaveURL('/pricing');
  await page.clock.runFor(1500);
  await expect(toast(page)).toContainText('Payment completeYou paid $5,000: Agency Service.');
  // Under a pointer it stays.
  await toast(page).hover();
  await expectAccessible(page, 'paid elsewhere');
  await toast(page).getByRole('link', { name: 'See what happens next' }).click();
  await expect(page).toHaveURL('/onboarding-success');
  expect(await submissionsOf(page)).toHaveLength(1);
});
