import { expect, test } from '../fixtures';
import * as brief from '../support/brief';
import { field, fill, submissionsOf } from '../support/forms';
import * as instantSite from '../support/instant-site';

/** A form that is on its way stays in view as it was sent, and nothing of it can be sent or changed a second time. */
test.use({ waits: 'specified' });

test('while an Instant Site order is under way, Back keeps the payment step, and one order is made', async ({
  page,
}) => {
  await instantSite.open(page);
  await fill(page, instantSite.required);
  await instantSite.toPayment(page);
  await fill(page, instantSite.card);
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
