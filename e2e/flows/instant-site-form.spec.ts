import { identity } from '../../brand.config';
import { expect, test } from '../fixtures';
import { calendars } from '../support/calendars';
import { applyCode, expectAccessible, field, fill, hostile, submissionsOf } from '../support/forms';
import { attach, complete, expectSuccess, open, picture, required, toPayment } from '../support/instant-site';

test('missing answers show an error summary and an error at each field', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByText('Missing required fields')).toBeVisible();
  await expect(page.getByText('Please fill in all required fields marked with *')).toBeVisible();
  await expect(page).toHaveURL('/instant-site-form');
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your full name',
    'Enter your email address',
    'Enter the name of your business',
    'Describe your business in one or two sentences',
  ]);
  await summary.getByRole('link', { name: 'Enter the name of your business' }).click();
  await expect(field(page, 'Business name')).toBeFocused();
  await expect(field(page, 'Business name')).toHaveAttribute('aria-invalid', 'true');
});

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

  // Within the page nothing at all is lost.
  await toPayment(page);
  await page.getByRole('link', { name: 'Back to form' }).click();
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
  await expectSuccess(page);
  expect((await submissionsOf(page))[0]?.answers).toMatchObject({
    fullName: hostile.rtl,
    businessName: hostile.markup,
    businessDescription: hostile.long,
    additionalNotes: hostile.emoji,
  });
});

test('the payment step cannot be opened without the required answers', async ({ page }) => {
  await open(page, '/instant-site-form?step=payment');
  await expect(page).toHaveURL('/instant-site-form');
  await expect(page.getByRole('heading', { level: 1, name: 'Instant Site Setup' })).toBeVisible();
});

test('the section list says what is missing and leads there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expect(sections.getByRole('link')).toHaveCount(9);
  await expect(sections.getByRole('link', { name: /Contact/ })).toContainText('2 to fill in');
  await fill(page, { 'Full name': 'Ada', Email: 'ada@example.com' });
  await expect(sections.getByRole('link', { name: /Contact/ })).toContainText('answered');
  await expect(sections.getByText('1 of 9 sections answered')).toBeVisible();
  await sections.getByRole('link', { name: /Branding/ }).click();
  await expect(page.getByRole('group', { name: 'Branding' })).toBeFocused();
});

test('the success page leads to the design meeting and to contact', async ({ page }) => {
  await page.goto('/instant-site-success');
  await expect(page.getByRole('link', { name: 'Book 15 min Design Meeting' })).toHaveAttribute(
    'href',
    calendars.designMeeting,
  );
  await expect(page.getByRole('region', { name: 'What happens next?' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});

for (const width of [320, 375, 768])
  test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page);
    const expectFits = () => expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectFits();
    await fill(page, required);
    const names = ['Screenshot_20261122_193456_com.instagram.android.png', `${'n'.repeat(240)}.png`];
    await attach(page, /^Upload up to 10 files/, [
      ...names.map(picture),
      { ...picture('n'), mimeType: 'n/n'.repeat(30) },
    ]);
    await expect(page.getByRole('button', { name: /^Remove n/ })).toHaveCount(2);
    await expectFits();
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByText('Attach again')).toContainText(names.join(', '));
    await expectFits();
    await toPayment(page);
    await expect(page.getByText('No longer attached')).toBeVisible();
    await expectFits();
  });

test('Back to form leads to the form also after a link to an anchor of the payment step', async ({ page }) => {
  await open(page);
  await fill(page, required);
  await toPayment(page);
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page).toHaveURL('/instant-site-form?step=payment#content');
  await page.getByRole('link', { name: 'Back to form' }).click();
  await expect(page).toHaveURL('/instant-site-form');
  await expect(page.getByRole('heading', { level: 1, name: 'Instant Site Setup' })).toBeFocused();
});
