import { identity } from '../../brand.config';
import { customer, expect, seed, test } from '../fixtures';
import { expectNoViolations } from '../support/axe';
import { card, contact, open as openCheckout, payNow } from '../support/checkout';
import { field, fill } from '../support/forms';
import { open, pressAndCloseCalendar, storedList } from '../support/page';

test('the page after a checkout carries the order, and offers an account with its address', async ({ page }) => {
  await openCheckout(page, 'agency');
  await fill(page, { ...contact, ...card });
  await payNow(page).click();
  await page.clock.runFor(1600);
  await expect(page).toHaveURL('/onboarding-success');
  const order = page.getByRole('region', { name: 'Your order' });
  await expect(order).toContainText(/Agency Service.*\$5,000\.00.*Reference.*Next charge.*April 1, 2026/);
  await expectNoViolations(page, 'the page after a checkout');
  await page.reload();
  await order.getByRole('link', { name: 'Receipt' }).click();
  await expect(page.getByRole('article')).toContainText(/Ada Lovelace.*Agency Service/);
  await page.goBack();
  await order.getByRole('link', { name: 'Create an account with this address' }).click();
  await expect(field(page, 'Email')).toHaveValue(contact.Email);
});

test('what a checkout has sent is what the next forms of this tab start with, and no others', async ({
  page,
  context,
}) => {
  await openCheckout(page, 'agency');
  await fill(page, { ...contact, ...card });
  await payNow(page).click();
  await page.clock.runFor(1600);
  await expect(page).toHaveURL('/onboarding-success');
  await page.goto('/subscribe');
  await expect(field(page, 'Full name')).toHaveValue('Ada Lovelace');
  await expect(field(page, 'ZIP code')).toHaveValue(contact['ZIP code']);
  await expect(field(page, 'Card number')).toHaveValue('');
  await page.goto('/instant-site-form');
  await expect(field(page, 'Email')).toHaveValue(contact.Email);
  await expect(page.getByText('Draft saved in this tab.'), 'what is known is no draft').toHaveCount(0);
  const other = await context.newPage();
  await other.goto('/instant-site-form');
  await expect(field(other, 'Email')).toBeEnabled();
  await expect(field(other, 'Email')).toHaveValue('');
});

test('forms start with what a customer’s account knows, and forget it when they log out', async ({ page, context }) => {
  await seed(page, customer({ userName: 'Ada Lovelace' }));
  await open(page, '/payment');
  await expect(field(page, 'Email')).toHaveValue('ada@example.com');
  await expect(field(page, 'First name')).toHaveValue('Ada');
  await expect(field(page, 'Name on card')).toHaveValue('Ada Lovelace');
  await field(page, 'Last name').fill('Byron');
  await page.reload();
  await expect(field(page, 'Last name'), 'what was typed stands').toHaveValue('Byron');
  await expect(field(page, 'First name')).toHaveValue('Ada');
  const other = await context.newPage();
  await open(other, '/dashboard');
  await other.getByRole('navigation', { name: 'Account' }).getByRole('button', { name: 'Log out' }).click();
  for (const label of ['Email', 'First name', 'Last name', 'Name on card'])
    await expect(field(page, label)).toHaveValue('');
});

test('an invitation of an admin passes its address on', async ({ page }) => {
  await open(page, '/admin-invite');
  await page.getByRole('article').nth(1).getByRole('link', { name: 'Sign Up' }).click();
  await expect(field(page, 'Email')).toHaveValue(identity.adminEmails[1]);
});

const order = (more: object = {}) => ({
  id: 'site',
  kind: 'instant-site',
  date: '2026-11-01T10:00:00.000Z',
  answers: { email: 'ada@example.com', payment: { testMode: false }, totalAmount: 650 },
  ...more,
});

test('the page after an Instant Site order carries it, and ticks the meeting when the calendar was opened', async ({
  page,
}) => {
  await seed(page, customer({ submissions: JSON.stringify([order()]) }));
  await open(page, '/instant-site-success');
  const region = page.getByRole('region', { name: 'Your order' });
  await expect(region).toContainText(/Instant Site Package.*\$650\.00/);
  await expect(region.getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', '/receipt?order=site');
  await expect(region.getByRole('link', { name: /^Create/ })).toHaveCount(0);
  await pressAndCloseCalendar(page.getByRole('link', { name: 'Book 15 min Design Meeting' }));
  await expect(page.getByRole('heading', { name: 'Book the meeting (done)' })).toBeVisible();
  expect((await storedList(page, 'submissions'))[0]).toHaveProperty('booked');
});

test('without an order in this browser, the page says so in one line', async ({ page }) => {
  await seed(page, { submissions: JSON.stringify([order()]) });
  await open(page, '/instant-site-success');
  await expect(page.getByText('There is no Instant Site order of yours in this browser.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Book 15 min Design Meeting' })).toBeVisible();
});

test('both long forms can be filled in with sample data, and sent', async ({ page }) => {
  await open(page, '/instant-site-form');
  await page.getByRole('button', { name: 'Fill in sample data' }).click();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeFocused();
  await open(page, '/onboarding');
  await field(page, 'Company name').fill('Engines');
  await page.getByRole('button', { name: 'Fill in sample data' }).click();
  await expect(field(page, 'Company name')).toHaveValue('Engines');
  for (const step of ['Your website', 'Look and feel', 'Content and technology']) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: step })).toBeFocused();
  }
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/onboarding-success');
  await expect(page.getByRole('region', { name: 'Your order' })).toHaveCount(0);
});
