import { expect, test } from '../fixtures';
import { open } from '../support/page';

test('the calculator buys the cheapest packs and compares them with the subscription', async ({ page }) => {
  await open(page, '/pricing');
  const result = page.getByRole('region', { name: 'Credits or a subscription?' });
  await expect(result).toContainText('$300');
  await page.getByLabel(/Branding Kit/).fill('1');
  // 300 + 500 credits: one pack of 500 and three of 100.
  await expect(result).toContainText('$750');
  await expect(result).toContainText('3 × Starter, 1 × Professional');
  await page.getByLabel(/3-Page Instant Site/).fill('13');
  await expect(result).toContainText('Agency Service at $5,000 per month is');
});

test('nonsense counts as nothing', async ({ page }) => {
  await open(page, '/pricing');
  const revision = page.getByLabel(/^Revision/);
  for (const [typed, kept] of [
    ['-5', '0'],
    ['1.9', '1'],
  ] as const) {
    await revision.fill(typed);
    await revision.blur();
    await expect(revision).toHaveValue(kept);
  }
});

test('every number up to the most in one order is reckoned with, and a larger one is remarked on', async ({ page }) => {
  await open(page, '/pricing');
  const result = page.getByRole('region', { name: 'Credits or a subscription?' });
  const revision = page.getByLabel(/^Revision/);
  for (const other of [/^New Page/, /^Custom Artwork/]) await page.getByLabel(other).fill('0');
  // 6,500 credits: three packs of 2,000 and one of 500.
  await revision.fill('130');
  await expect(result).toContainText('6,500');
  await expect(result).toContainText('$4,950');
  await expect(revision).not.toHaveAccessibleDescription(/The most/);
  await revision.fill('131');
  await expect(result).toContainText('Agency Service at $5,000 per month is');
  await revision.fill('2000000');
  await expect(revision).toHaveAccessibleDescription('The most in one order is 1,000,000.');
  await expect(result).toContainText('50,000,000');
  await revision.blur();
  await expect(revision).toHaveValue('1000000');
  await revision.press('ArrowDown');
  await expect(revision).toHaveValue('999999');
});

test('each offer leads to its checkout, with term and notice beside the price', async ({ page }) => {
  await open(page, '/pricing');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Get an Instant Site' })).toHaveAttribute(
    'href',
    '/payment?plan=instant-site',
  );
  await expect(main.getByRole('link', { name: 'Start Agency Service' })).toHaveAttribute(
    'href',
    '/payment?plan=agency',
  );
  const agency = page.getByRole('region', { name: 'Agency Service' });
  await expect(agency).toContainText('3 months');
  await expect(agency).toContainText('30 days, once the 3-month minimum has passed');
  await expect(agency).toContainText('Not included');
});
