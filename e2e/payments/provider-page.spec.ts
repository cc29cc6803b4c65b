/** Paying for credit packs on the provider's page, which leads back to `/success` and `/cancel`. */
import type { CardOutcome } from '../../src/content/flows/test-cards';
import type { Steering } from '../../src/storage/steering';
import { openDeskAt } from '../demo/desk';
import { customer, expect, open, type Page, seed, stored, storedList, test } from '../fixtures';
import { tabTo } from '../support/forms';
import { expectNoCard, numberOf, pressButton, steer, steerNow } from './pay-flows';

const lost = (page: Page) =>
  page.getByRole('heading', { name: 'We could not find out whether your payment went through' });
const select = (page: Page) => page.getByRole('combobox', { name: 'Card' });

const chooseCard = async (page: Page, outcome: CardOutcome) => {
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus();
  });
  await tabTo(page, select(page));
  const number = numberOf(outcome);
  await page.keyboard.press('Home');
  for (let steps = 0; steps < 10 && (await select(page).inputValue()) !== number; steps += 1)
    await page.keyboard.press('ArrowDown');
  await expect(select(page)).toHaveValue(number);
};
const payWith = async (page: Page, outcome: CardOutcome) => {
  await chooseCard(page, outcome);
  await pressButton(page, 'Pay');
};
const setPayments = async (page: Page, payments: Steering['payments']) => {
  await steerNow(page, { payIn: 'provider-page', payments });
  await page.reload();
};

const expectPaidOnce = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page).toHaveURL(/\/success\?session_id=cs_demo_\w+$/);
  expect(await stored(page, 'userCredits')).toBe('500');
  expect(await stored(page, 'pendingPurchase')).toBeNull();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  expect(await stored(page, 'userCredits')).toBe('500');
  expect(await storedList(page, 'creditHistory')).toHaveLength(1);
};
const expectNotPaid = async (page: Page) => {
  expect(await stored(page, 'userCredits')).toBe('0');
  expect(await stored(page, 'pendingPurchase')).toContain('"credits":500,"amount":450,"type":"credits"');
  expect(await storedList(page, 'creditHistory')).toHaveLength(0);
};

test.beforeEach(async ({ page }) => {
  await steer(page, { payIn: 'provider-page' });
  await seed(page, customer());
  await open(page, '/purchase-credits');
  // Tab focuses the first radio button of the group, and an arrow key the next one.
  await tabTo(page, page.getByRole('radio', { name: /Starter/ }));
  await page.keyboard.press('ArrowDown');
  await pressButton(page, 'Purchase Credits (Demo)');
  await expect(page.getByRole('heading', { level: 1, name: 'Pay for your order' })).toBeVisible();
  await expect(page.getByText('$450.00')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
});

test('/success before the payment is an error and keeps the order; Pay leads there and adds once', async ({ page }) => {
  const session = new URL(page.url()).searchParams.get('session');
  await open(page, `/success?session_id=${session}`);
  await expect(page.getByRole('heading', { name: 'Payment Error' })).toBeVisible();
  await expectNotPaid(page);
  expect(await stored(page, 'pendingPurchase')).toContain(session);
  await page.goBack();
  await pressButton(page, 'Pay');
  await expectPaidOnce(page);
});

test('Cancel leads to /cancel and removes the pending purchase', async ({ page }) => {
  await pressButton(page, 'Cancel');
  await expect(page.getByRole('heading', { name: 'Payment Cancelled' })).toBeVisible();
  await expect(page).toHaveURL('/cancel');
  await expect.poll(() => stored(page, 'pendingPurchase')).toBeNull();
  expect(await stored(page, 'userCredits')).toBe('0');
});

test('a refusal shows its reason, and the order can be paid again', async ({ page }) => {
  await setPayments(page, 'down');
  await pressButton(page, 'Pay');
  await expect(page.getByText(/We cannot take payments right now\. Nothing was charged/)).toBeFocused();
  await expectNotPaid(page);
  await setPayments(page, 'card');
  // The desk's test cards select the card.
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDeskAt(page, 'Test cards');
  await page.getByRole('button', { name: /4000 0000 0000 9995/ }).click();
  await expect(select(page)).toHaveValue('4000 0000 0000 9995');
  await pressButton(page, 'Pay');
  await expect(page.getByText(/insufficient funds\. Nothing was charged\./)).toBeFocused();
  await expectNotPaid(page);
  await expectNoCard(page, '4000 0000 0000 9995');
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'false');
  await payWith(page, 'processing-error');
  await expect(page.getByText(/Something went wrong at your bank.* Nothing was charged\./)).toBeFocused();
  // The second try after a processing error succeeds.
  await pressButton(page, 'Pay');
  await expectPaidOnce(page);
});

test('a payment is confirmed after one that was refused, and after a reload', async ({ page }) => {
  const question = page.getByRole('heading', { name: 'Confirm payment' });
  await payWith(page, 'needs-confirmation');
  await expect(question).toBeFocused();
  await pressButton(page, 'Fail');
  await expect(page.getByText(/The payment was not confirmed\. Nothing was charged\./)).toBeFocused();
  await expectNotPaid(page);
  await payWith(page, 'needs-confirmation');
  await expect(question).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your bank needs you to confirm this payment' })).toBeVisible();
  await expectNotPaid(page);
  await pressButton(page, 'Confirm payment');
  await expect(question).toBeFocused();
  await pressButton(page, 'Complete');
  await expectPaidOnce(page);
});

test('a lost answer: what did not go through can be paid again; the dashboard leads to what did', async ({ page }) => {
  await setPayments(page, 'lost');
  await payWith(page, 'declined');
  await expect(lost(page)).toBeFocused();
  await pressButton(page, 'Check again');
  await expect(page.getByText(/Your payment did not go through\. Nothing was charged\./)).toBeFocused();
  await payWith(page, 'succeeds');
  await expect(lost(page)).toBeFocused();
  await expectNotPaid(page);
  await open(page, '/dashboard');
  await expect(page.getByRole('region', { name: 'In progress' })).toContainText('$450 for 500 credits');
  await pressButton(page, 'Go on', 'link');
  await expectPaidOnce(page);
});

test('Cancel in one tab does not cancel a payment that went through in another', async ({ page, context }) => {
  const second = await context.newPage();
  await open(second, page.url());
  await expect(second.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await setPayments(page, 'lost');
  await payWith(page, 'succeeds');
  await expect(lost(page)).toBeFocused();
  await pressButton(second, 'Cancel');
  await expectPaidOnce(second);
});
