import { identity } from '../../brand.config';
import { customer, expect, open, type Page, seed, test } from '../fixtures';
import { fill, submissionsOf } from '../support/forms';
import { required, toPayment } from '../support/instant-site';

const name = (page: Page) => page.getByLabel('Business name');

test('a form in two tabs: one follows the other until both are typed in; sent once', async ({ page, context }) => {
  await seed(page, customer());
  await open(page, '/instant-site-form');
  await fill(page, required);
  await expect(page.getByText('Draft saved with your account in this browser')).toBeVisible();
  const other = await context.newPage();
  await open(other, '/instant-site-form');
  await expect(name(other)).toHaveValue(required['Business name']);
  await name(page).fill('Difference Engines');
  await expect(name(other)).toHaveValue('Difference Engines');

  await name(other).fill('Looms');
  await expect(page.getByRole('group', { name: 'There are other answers to this form' })).toBeVisible();
  await name(page).fill('Cards');
  await page.reload();
  await expect(name(page)).toHaveValue('Looms');

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
