import { expect, test } from '../fixtures';
import { card, contact, open, payNow } from '../support/checkout';
import {
  applyCode,
  expectAccessible,
  expectNoCard,
  field,
  fill,
  hostile,
  submissionsOf,
  total,
} from '../support/forms';
import { toast } from '../support/instant-site';
import { refuseWrites } from '../support/page';

test('without a plan, or with one that there is not, the plan is agency', async ({ page }) => {
  for (const query of ['', '?plan=unknown']) {
    await page.goto(`/payment${query}`);
    await expect(page.getByRole('term').filter({ hasText: 'Agency Service' }), query).toBeVisible();
    await expect(total(page), query).toContainText('$5,000');
  }
});

test('beside the form, what pays stays in view, with a discount and on a low screen as well', async ({ page }) => {
  await open(page, 'agency');
  await applyCode(page, 'SAVE20');
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await field(page, 'Name on card').evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(payNow(page), `${width} × ${height}`).toBeInViewport({ ratio: 1 });
  }
});

test('a code can be removed, and a bad one clears it without a toast', async ({ page }) => {
  await open(page, 'agency');
  await applyCode(page, 'LAUNCH50');
  await expect(page.getByText('LAUNCH50 applied: 50% off. Total $2,500.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove LAUNCH50' }).click();
  await expect(total(page)).toContainText('$5,000');
  await expect(field(page, 'Discount code')).toBeFocused();

  await applyCode(page, 'SAVE20');
  await expect(total(page)).toContainText('$4,000');
  await applyCode(page, 'SAVE99');
  await expect(total(page)).toContainText('$5,000');
  await expect(page.getByRole('status').filter({ hasText: 'No discount applied.' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: '% off' })).toHaveCount(0);
  await expect(toast(page), 'no toast').toHaveCount(0);

  // Starting over takes the code away, and what was said of it.
  await applyCode(page, 'SAVE20');
  await page.clock.runFor(300);
  await page.getByRole('button', { name: 'Clear form' }).click();
  await page.getByRole('button', { name: 'Yes, clear the form' }).click();
  await expect(field(page, 'Email')).toBeFocused();
  await expect(total(page)).toContainText('$5,000');
  await expect(page.getByText('SAVE20')).toHaveCount(0);
});

test('every required field is named, in a summary with the focus and beside the field', async ({ page }) => {
  await open(page);
  await payNow(page).click();
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your email address',
    'Enter the card number',
    'Enter the expiration date',
    'Enter the security code',
    'Enter the name on the card',
    'Enter your first name',
    'Enter your last name',
    'Enter your street address',
    'Enter your city',
    'Enter your ZIP code',
  ]);
  await expect(page).toHaveTitle(/^Error: /);
  await summary.getByRole('link', { name: 'Enter your city' }).click();
  await expect(field(page, 'City')).toBeFocused();
  await expect(field(page, 'City')).toHaveAccessibleDescription('Enter your city');
  await fill(page, { ...contact, ...card });
  await expect(summary).toBeHidden();
  await expect(page).not.toHaveTitle(/^Error: /);
  await page.clock.runFor(5000);
  expect(await submissionsOf(page)).toEqual([]);
});

test('a reload keeps everything typed but the card', async ({ page }) => {
  await open(page, 'enterprise');
  const typed = {
    ...contact,
    Email: 'ada@example.com',
    'First name': hostile.emoji,
    'Last name': hostile.rtl,
    Address: hostile.long,
    City: hostile.markup,
  };
  await fill(page, { ...typed, ...card });
  await field(page, 'Send me news and offers').check();
  await field(page, 'State').selectOption('TX');
  await applyCode(page, 'SAVE20');
  // No time passes between the last stroke and the reload.
  await page.reload();
  await expect(field(page, 'Email')).toHaveValue(contact.Email);
  for (const [label, value] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(value);
  for (const label of Object.keys(card)) await expect(field(page, label)).toHaveValue('');
  await expect(field(page, 'Send me news and offers')).toBeChecked();
  await expect(field(page, 'State')).toHaveValue('TX');
  await expect(total(page)).toContainText('$4,000');
  await expectNoCard(page);
  await fill(page, card);
  await payNow(page).click();
  await page.clock.runFor(1600);
  await expect(page).toHaveURL('/onboarding-success');
  expect((await submissionsOf(page))[0]?.answers).toMatchObject({
    firstName: hostile.emoji,
    lastName: hostile.rtl,
    address: hostile.long,
    city: hostile.markup,
  });
});

test('a visitor who has paid for an Instant Site sees that before paying again, with a link to the next step', async ({
  page,
}) => {
  await open(page, 'instant-site');
  await page.getByRole('button', { name: 'Fill in sample data' }).click();
  await payNow(page).click();
  await page.clock.runFor(1600);
  await expect(page).toHaveURL('/instant-site-form');
  await page.goto('/payment?plan=instant-site');
  await expect(page.getByText('You paid $500 on')).toBeVisible();
  await expectAccessible(page, 'paid already');
  await expect(page.getByText('If you pay here again, you buy a second site.')).toBeVisible();
  await expect(payNow(page)).toBeVisible();
  await page.getByRole('link', { name: 'Continue to the setup form' }).click();
  await expect(page).toHaveURL('/instant-site-form');
});

test('a browser that refuses to store says so in place and keeps the form', async ({ page }) => {
  await open(page);
  await fill(page, { ...contact, ...card });
  await refuseWrites(page);
  await payNow(page).click();
  await page.clock.runFor(1600);
  await expect(payNow(page)).toHaveAccessibleDescription(/could not save the change/);
  await expect(page).toHaveURL('/payment');
  for (const [label, value] of Object.entries(contact)) await expect(field(page, label)).toHaveValue(value);
  await expect(field(page, 'Name on card')).toHaveValue(card['Name on card']);
  await expect(payNow(page)).toBeVisible();
});

test('nothing covers a field when the page opens on a phone', async ({ page }) => {
  for (const height of [667, 740, 812, 844]) {
    await page.setViewportSize({ width: 375, height });
    if (height === 667) await open(page, 'agency');
    await expectAccessible(page, `${height} px`);
  }
});

for (const width of [320, 360, 1440])
  test(`the total is in view all the way at ${width} px, and nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page, 'enterprise');
    for (const label of ['Email', 'Card number', 'City', 'Discount code']) {
      await field(page, label).focus();
      const figures = page.getByText('$5,000', { exact: true });
      const isInView = async () => {
        for (const figure of await figures.all()) {
          const box = await figure.boundingBox();
          if (box && box.width > 0 && box.y >= 72 && box.y + box.height <= 740) return true;
        }
        return false;
      };
      expect(await isInView(), `total in view at ${label}`).toBe(true);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('the price is in view the first time it stands on the page, and a narrow screen has it above the fields', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, 'agency');
  await expect(page.getByText('$5,000').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Order summary' })).toHaveCount(0);
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(page.getByRole('link', { name: 'Order summary' })).toBeVisible();
});

test('a card field keeps letters as they are typed', async ({ page }) => {
  await open(page, 'agency');
  await field(page, 'Card number').pressSequentially('4242a 4242');
  await expect(field(page, 'Card number')).toHaveValue('4242a 4242');
  await field(page, 'Security code').pressSequentially('a1b');
  await expect(field(page, 'Security code')).toHaveValue('a1b');
  await field(page, 'Expiration date (MM/YY)').pressSequentially('1x');
  await expect(field(page, 'Expiration date (MM/YY)')).toHaveValue('1x');
});
