import { expect, test } from '../fixtures';
import * as brief from '../support/brief';
import * as checkout from '../support/checkout';
import { applyCode, field, fill } from '../support/forms';
import * as instantSite from '../support/instant-site';
import * as trial from '../support/trial-order';
import { expectClean } from './states';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 800 } });

test('trial: another plan, errors, the agreement open, a toast, at work', async ({ page }) => {
  await trial.open(page);
  await page.getByLabel('Starter').check();
  await expectClean(page, 'starter');
  await trial.submit(page).click();
  await expectClean(page, 'errors');
  await page.getByRole('button', { name: 'View Free Trial Agreement' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectClean(page, 'agreement');
  await page.keyboard.press('Escape');
  await fill(page, trial.answers);
  await trial.submit(page).click();
  await expect(page.getByText('Agreement Required', { exact: true })).toBeVisible();
  await expectClean(page, 'toast');
  await trial.accept(page);
  await trial.submit(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await expectClean(page, 'at work', [360]);
});

test('onboarding: each step empty with its error, files chosen, at work, the thank-you page', async ({ page }) => {
  await brief.open(page);
  for (const step of [1, 2, 3, 4]) {
    await expect(brief.stepTitle(page, step)).toBeVisible();
    await (step === 4 ? brief.submit(page) : brief.next(page)).click();
    await expect(page.getByText('Missing information', { exact: true })).toBeVisible();
    await expectClean(page, `step ${step}, error and toast`);
    await brief.fillStep(page, step);
    if (step === 3) await brief.field(page, 'logo').setInputFiles(brief.file('notes.txt', 'text/plain'));
    if (step === 3) await expectClean(page, 'a file that will not be sent');
    await (step === 4 ? brief.submit(page) : brief.next(page)).click();
  }
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  await expectClean(page, 'at work', [360]);
  await page.clock.runFor(2100);
  await expect(page).toHaveURL('/onboarding-success');
  await expectClean(page, 'thank you');
});

test('checkout: each plan, errors, a discount, at work', async ({ page }) => {
  await checkout.open(page, 'instant-site');
  await expectClean(page, 'instant-site');
  await checkout.payNow(page).click();
  await expectClean(page, 'errors');
  await fill(page, { ...checkout.contact, ...checkout.card });
  await applyCode(page, 'SAVE20');
  await checkout.payNow(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await expectClean(page, 'discount, at work', [1440]);
  // From the top: further down the strip with the total would cover whichever field stands there by chance.
  await page.setViewportSize({ width: 360, height: 800 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectClean(page, 'discount, at work', [360]);
});

test('Instant Site: errors, every answer that asks for more, paying, test mode, done', async ({ page }) => {
  await instantSite.open(page);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(instantSite.toast(page)).toContainText('Missing required fields');
  await expectClean(page, 'errors and toast');
  await fill(page, instantSite.required);
  for (const answer of ['No', 'Yes'] as const) {
    for (const question of ['Do you have a domain?', 'Do you have hosting?', 'Do you have a logo?'])
      await page.getByRole('group', { name: question }).getByLabel(answer).check();
    for (const group of ['What is the site for?', 'Which pages?', 'Visual style'])
      for (const box of await page.getByRole('group', { name: group }).getByRole('checkbox').all()) await box.check();
    if (answer === 'Yes') await instantSite.attach(page, /^Upload your logo/, [instantSite.picture('logo.png')]);
    await expectClean(page, `all ${answer}`);
  }
  await instantSite.toPayment(page);
  await instantSite.complete(page, 'Complete Order - $650').click();
  await expectClean(page, 'payment, errors and toast');
  await applyCode(page, 'nonsense');
  await expect(field(page, 'Discount code')).toHaveAttribute('aria-invalid', 'true');
  await expectClean(page, 'bad code', [360]);
  await applyCode(page, 'TESSERATEST');
  await expectClean(page, 'test mode');
  await instantSite.complete(page, 'Complete Order (Test Mode)').click();
  await page.clock.runFor(2100);
  await instantSite.expectSuccess(page);
  await expectClean(page, 'done');
});
