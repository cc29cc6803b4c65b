import { expect, test } from '../fixtures';
import { fillStep, open, reach, stepTitle, submit } from '../support/brief';
import { submissionsOf } from '../support/forms';

test.use({ waits: 'specified' });

test('the thank-you page opens only after a brief, and reload and Back repeat nothing', async ({ page }) => {
  await page.goto('/onboarding-success');
  await expect(page).toHaveURL('/subscribe');
  await open(page);
  await reach(page, 4);
  await fillStep(page, 4);
  await submit(page).click();
  await page.clock.runFor(2100);
  await expect(page).toHaveURL('/onboarding-success');
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', /^mailto:/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/onboarding-success');
  await page.goBack();
  await expect(stepTitle(page, 1)).toBeVisible();
  await expect(page.getByText('Your brief has been sent.', { exact: false })).toBeVisible();
  await page.clock.runFor(5000);
  expect(await submissionsOf(page)).toHaveLength(1);
  await page.getByRole('link', { name: 'See what happens next' }).click();
  await expect(page).toHaveURL('/onboarding-success');
});

test('while a brief is under way Back keeps the last step as it was sent, and one brief is sent', async ({ page }) => {
  await open(page);
  await reach(page, 4);
  await fillStep(page, 4);
  await submit(page).click();
  const busy = page.getByRole('button', { name: 'Submitting...' });
  await expect(busy).toBeVisible();
  for (const name of ['Previous', 'Clear form']) await expect(page.getByRole('button', { name })).toBeDisabled();
  await expect(page.getByRole('navigation', { name: 'Steps' }).getByRole('link')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/onboarding?step=3');
  await expect(stepTitle(page, 4)).toBeVisible();
  await busy.click({ force: true });
  await page.clock.runFor(2100);
  await expect(page).toHaveURL('/onboarding-success');
  await expect(page.getByText('Everything you wrote has arrived.')).toBeVisible();
  await page.clock.runFor(5000);
  expect(await submissionsOf(page)).toHaveLength(1);
});
