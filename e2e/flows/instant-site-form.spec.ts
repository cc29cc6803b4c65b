import { identity } from '../../brand.config';
import { expect, test } from '../fixtures';
import { applyCode, expectAccessible, field, fill, hostile, submissionsOf } from '../support/forms';
import { attach, complete, open, picture, toPayment } from '../support/instant-site';

test('every step survives a reload, Back and the way back to the form', async ({ page }) => {
  await open(page);
  const typed = {
    'Full name': hostile.rtl,
    Email: 'ada@example.com',
    'Business name': hostile.markup,
    'Business description': hostile.long,
    'Additional notes': hostile.emoji,
  };
  await fill(page, typed);
  await page.getByRole('group', { name: 'Do you have a logo?' }).getByLabel('Yes').check();
  await attach(page, /^Upload up to 10 files/, [picture('engine.png')]);
  const expectTyped = async () => {
    for (const [label, value] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(value);
  };

  // Within the page nothing at all is lost, also after a link to an anchor.
  await toPayment(page);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL('/instant-site-form?step=payment#content');
  await page.getByRole('link', { name: 'Back to form' }).click();
  await expect(page).toHaveURL('/instant-site-form');
  await expectTyped();
  await expect(page.getByRole('heading', { level: 1, name: 'Instant Site Setup' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'Instant Site Setup' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'engine.png' })).toBeVisible();
  await toPayment(page);
  await page.goBack();
  await expect(page).toHaveURL('/instant-site-form');
  await expectTyped();

  // Over a reload files cannot be kept; the form says which they were.
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(field(page, 'Full name')).toBeEnabled();
  await expectTyped();
  await expect(page.getByText('Attach again')).toContainText('engine.png');
  await expectAccessible(page, 'draft restored');
  await toPayment(page);
  await expect(page).toHaveTitle(/^Instant Site setup, payment/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
  await expect(page.getByText('No longer attached')).toContainText('engine.png');
  await expectAccessible(page, 'payment with files lost');
  await page.getByRole('link', { name: 'Attach again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Instant Site Setup' })).toBeFocused();
  await expect(page).toHaveTitle(/^Instant Site setup \|/);
  await expectTyped();
  await expect(page.getByText('Attach again')).toContainText('engine.png');

  await toPayment(page);
  await applyCode(page, identity.instantSiteTestCode);
  await complete(page, 'Complete Order (Test Mode)').click();
  await page.clock.runFor(2100);
  await expect(page).toHaveURL('/instant-site-success');
  expect((await submissionsOf(page))[0]?.answers).toMatchObject({
    fullName: hostile.rtl,
    businessName: hostile.markup,
    businessDescription: hostile.long,
    additionalNotes: hostile.emoji,
  });
});
