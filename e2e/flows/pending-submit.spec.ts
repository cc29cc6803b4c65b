import { expect, test } from '../fixtures';
import * as brief from '../support/brief';
import { submissionsOf } from '../support/forms';

/** A form that is on its way stays in view as it was sent, and nothing of it can be sent or changed a second time. */
test.use({ waits: 'specified' });

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
