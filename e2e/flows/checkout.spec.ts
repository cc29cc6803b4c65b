import { expect, test } from '../fixtures';
import { card, contact, fieldOrder, open, payNow } from '../support/checkout';
import {
  applyCode,
  desktop,
  expectNoCard,
  field,
  fill,
  phone,
  sessionOf,
  submissionsOf,
  tabTo,
  total,
} from '../support/forms';

test.use({ waits: 'specified' });

test('a plan is paid by mouse', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, 'agency');
  await expect(page.getByRole('term').filter({ hasText: 'Agency Service' })).toBeVisible();
  await expect(total(page)).toContainText('$5,000');
  await applyCode(page, ' save20 ');
  await expect(total(page)).toContainText('$4,000');
  await fill(page, { ...contact, ...card });
  await field(page, 'Send me news and offers').check();
  await field(page, 'Country/Region').selectOption('Canada');
  await field(page, 'State').selectOption('NY');
  await expectNoCard(page);
  await payNow(page).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await page.clock.runFor(1400);
  await expect(page).toHaveURL('/payment?plan=agency');
  await page.clock.runFor(200);
  await expect(page).toHaveURL('/onboarding-success');
  const kept = await submissionsOf(page);
  expect(kept).toHaveLength(1);
  expect(kept[0]?.kind).toBe('checkout');
  expect(kept[0]?.answers).toEqual({
    plan: 'agency',
    email: contact.Email,
    emailUpdates: true,
    country: 'Canada',
    firstName: contact['First name'],
    lastName: contact['Last name'],
    address: contact.Address,
    city: contact.City,
    state: 'NY',
    zip: contact['ZIP code'],
    discountCode: 'SAVE20',
    totalAmount: 4000,
  });
  expect(await page.evaluate(() => localStorage.getItem('discountUsed'))).toBe('SAVE20');
  expect(Object.keys(await sessionOf(page)).filter((key) => key.startsWith('draft:'))).toEqual([]);
  await expectNoCard(page);
});

test('paid by keyboard alone on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, 'instant-site');
  for (const [label, value] of Object.entries({ ...contact, ...card }).sort(
    ([a], [b]) => fieldOrder.indexOf(a) - fieldOrder.indexOf(b),
  )) {
    await tabTo(page, field(page, label));
    await page.keyboard.type(value);
  }
  await tabTo(page, field(page, 'Discount code'));
  await page.keyboard.type('launch50');
  // Enter applies the code; it does not send the order.
  await page.keyboard.press('Enter');
  await expect(total(page)).toContainText('$250');
  await expect(page).toHaveURL('/payment?plan=instant-site');
  await tabTo(page, payNow(page));
  await page.keyboard.press('Enter');
  await page.clock.runFor(1600);
  await expect(page).toHaveURL('/instant-site-form');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Paid at checkout: $250.')).toBeVisible();
});

test('ten clicks and a reload halfway make one entry at most', async ({ page }) => {
  await page.goto('/login');
  await open(page);
  await fill(page, { ...contact, ...card });
  await payNow(page).evaluate((button) => {
    for (let press = 0; press < 10; press += 1) (button as HTMLButtonElement).click();
  });
  await page.clock.runFor(700);
  await page.reload();
  await expect(field(page, 'Email')).toHaveValue(contact.Email);
  await page.clock.runFor(3000);
  expect(await submissionsOf(page)).toEqual([]);
  await fill(page, card);
  await payNow(page).evaluate((button) => {
    for (let press = 0; press < 10; press += 1) (button as HTMLButtonElement).click();
  });
  await page.clock.runFor(1600);
  await expect(page).toHaveURL('/onboarding-success');
  await page.goBack();
  await expect(page).toHaveURL('/login');
  await page.clock.runFor(3000);
  expect(await submissionsOf(page)).toHaveLength(1);
});

test('the log in link leads to the login page, and from there back to what was typed', async ({ page }) => {
  await open(page, 'enterprise');
  await fill(page, contact);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Fill in sample data' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.clock.runFor(1100);
  await expect(page).toHaveURL('/payment?plan=enterprise');
  for (const [label, value] of Object.entries(contact)) await expect(field(page, label)).toHaveValue(value);
  await expect(page.getByText('Have an account?')).toHaveCount(0);
});
