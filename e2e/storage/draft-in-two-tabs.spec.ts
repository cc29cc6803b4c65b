import { identity } from '../../brand.config';
import { customer, expect, open, type Page, seed, test } from '../fixtures';
import { fill, submissionsOf } from '../support/forms';
import { required, toPayment } from '../support/instant-site';

const name = (page: Page) => page.getByLabel('Business name');

test('two tabs share a form answer by answer; it is sent once', async ({ page, context }) => {
  await seed(page, customer());
  await open(page, '/instant-site-form');
  await fill(page, required);
  await expect(page.getByText(/^Draft saved with your account as long as this browser keeps it/)).toBeVisible();
  const other = await context.newPage();
  await open(other, '/instant-site-form');
  await expect(name(other)).toHaveValue(required['Business name']);
  await name(page).fill('Difference Engines');
  await expect(name(other)).toHaveValue('Difference Engines');

  await name(other).fill('Looms');
  // The field has the focus here, too, until it is left.
  await page.getByLabel('Phone').fill('555 0100');
  await expect(name(page)).toHaveValue('Looms');
  await expect(other.getByLabel('Phone')).toHaveValue('555 0100');

  await toPayment(other);
  await toPayment(page);
  await other.getByLabel('Discount code').fill(identity.instantSiteTestCode);
  await other.getByRole('button', { name: 'Apply' }).click();
  await other.getByRole('button', { name: 'Complete Order (Test Mode)' }).click();
  await expect(other).toHaveURL('/instant-site-success');
  await page.getByRole('link', { name: 'Back to form' }).click();
  await expect(page.getByText('Sent in another tab')).toBeVisible();
  await page.getByRole('link', { name: 'See it' }).click();
  await expect(page).toHaveURL(/\/project\?order=/);
  expect(await submissionsOf(page)).toHaveLength(1);
});
