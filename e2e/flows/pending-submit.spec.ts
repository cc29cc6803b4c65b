import { identity } from '../../brand.config';
import { expect, test } from '../fixtures';
import * as brief from '../support/brief';
import * as checkout from '../support/checkout';
import { applyCode, field, fill, submissionsOf, total } from '../support/forms';
import * as instantSite from '../support/instant-site';
import { refuseWrites } from '../support/page';

/** A form that is on its way stays in view as it was sent, and nothing of it can be sent or changed a second time. */
test.describe('while an Instant Site order is under way', () => {
  test.beforeEach(async ({ page }) => {
    await instantSite.open(page);
    await fill(page, instantSite.required);
    await instantSite.toPayment(page);
    await fill(page, instantSite.card);
  });

  test('Back keeps the payment step, and one order is made', async ({ page }) => {
    await instantSite.complete(page, 'Complete Order - $650').click();
    const busy = instantSite.complete(page, 'Processing...');
    await expect(busy).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to form' })).toBeDisabled();
    await page.getByRole('link', { name: 'Back to form' }).click({ force: true });
    await expect(page).toHaveURL('/instant-site-form?step=payment');
    await page.goBack();
    await expect(page).toHaveURL('/instant-site-form');
    await expect(busy).toBeVisible();
    await expect(field(page, 'Full name')).toHaveCount(0);
    await busy.click({ force: true });
    await page.goForward();
    await expect(busy).toBeVisible();
    await page.goBack();
    await page.clock.runFor(2100);
    await instantSite.expectSuccess(page);
    await page.clock.runFor(5000);
    expect(await submissionsOf(page)).toHaveLength(1);
  });

  test('a failure after Back leads to the form, with everything in it', async ({ page }) => {
    await refuseWrites(page);
    await instantSite.complete(page, 'Complete Order - $650').click();
    await expect(instantSite.complete(page, 'Processing...')).toBeVisible();
    await page.goBack();
    await page.clock.runFor(2100);
    await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
    await expect(field(page, 'Full name')).toHaveValue(instantSite.required['Full name']);
  });

  test('no code is taken', async ({ page }) => {
    await field(page, 'Discount code').fill(identity.instantSiteTestCode);
    await instantSite.complete(page, 'Complete Order - $650').click();
    await expect(field(page, 'Discount code')).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await page.clock.runFor(2100);
    await instantSite.expectSuccess(page);
    expect((await submissionsOf(page))[0]?.answers.totalAmount).toBe(650);
  });
});

test('while a checkout is under way the price cannot change, by code, removal or starting over', async ({ page }) => {
  await checkout.open(page, 'agency');
  await fill(page, { ...checkout.contact, ...checkout.card });
  await applyCode(page, 'SAVE20');
  await page.clock.runFor(300);
  await checkout.payNow(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await expect(field(page, 'Discount code')).toBeDisabled();
  for (const name of ['Apply', 'Remove SAVE20', 'Clear form'])
    await expect(page.getByRole('button', { name })).toBeDisabled();
  await expect(total(page)).toContainText('$4,000');
  await page.clock.runFor(1600);
  await expect(page).toHaveURL('/onboarding-success');
  expect((await submissionsOf(page))[0]?.answers.totalAmount).toBe(4000);
});

test('while a brief is under way Back keeps the last step, and one brief is sent', async ({ page }) => {
  await brief.open(page);
  await brief.reach(page, 4);
  await brief.fillStep(page, 4);
  await brief.submit(page).click();
  const busy = page.getByRole('button', { name: 'Submitting...' });
  await expect(busy).toBeVisible();
  for (const name of ['Previous', 'Clear form']) await expect(page.getByRole('button', { name })).toBeDisabled();
  await expect(page.getByRole('navigation', { name: 'Steps' }).getByRole('link')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/onboarding?step=3');
  await expect(brief.stepTitle(page, 4)).toBeVisible();
  await busy.click({ force: true });
  await page.clock.runFor(2100);
  await expect(page).toHaveURL('/onboarding-success');
  await expect(page.getByText('Everything you wrote has arrived.')).toBeVisible();
  await page.clock.runFor(5000);
  expect(await submissionsOf(page)).toHaveLength(1);
});
