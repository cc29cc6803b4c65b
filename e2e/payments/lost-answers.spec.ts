import { expect, open, type Page, stored, storedList, test } from '../fixtures';
import * as flows from './pay-flows';

const heading = (page: Page) =>
  page.getByRole('heading', { name: 'We could not find out whether your payment went through' });
const [, checkout, , , , credits] = flows.payFlows;

const payAndLose = async (page: Page, flow: flows.PayFlow, outcome: 'succeeds' | 'declined') => {
  await flows.typeCard(page, flow, flows.numberOf(outcome));
  await flows.pay(page, flow);
  await expect(heading(page)).toBeFocused();
};
const loseAnswer = async (page: Page, flow: flows.PayFlow, outcome: 'succeeds' | 'declined') => {
  await flows.steer(page, { payments: 'lost' });
  await flow.start(page, outcome);
  await payAndLose(page, flow, outcome);
};

for (const flow of flows.payFlows)
  test(`${flow.name}: the payment went through, and Check again finds that out after a reload`, async ({ page }) => {
    await loseAnswer(page, flow, 'succeeds');
    await expect(page.getByText(/Reference: pay_\w+/)).toBeVisible();
    expect(await flow.fulfilledCount(page)).toBe(0);
    await flows.expectNoCard(page, flows.numberOf('succeeds'));
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await flows.pressButton(page, 'Check again');
    await flows.expectFulfilled(page, flow);
    expect(await storedList(page, 'providerPayments')).toHaveLength(1);
  });

test('a payment that did not go through is found out or canceled, one that did is fulfilled', async ({ page }) => {
  await loseAnswer(page, checkout, 'declined');
  await flows.pressButton(page, 'Pay another way');
  await expect(page.getByText(/The payment was canceled and nothing was charged/)).toBeFocused();
  await payAndLose(page, checkout, 'declined');
  await flows.pressButton(page, 'Check again');
  await expect(page.getByText(/Your payment did not go through\. Nothing was charged\./)).toBeVisible();
  await flows.expectUnpaid(page, checkout);
  await payAndLose(page, checkout, 'succeeds');
  await flows.pressButton(page, 'Pay another way');
  await flows.expectFulfilled(page, checkout);
  const paid = await storedList(page, 'providerPayments');
  expect(paid.filter(({ status }) => status === 'succeeded')).toHaveLength(1);
});

test('after its tab is closed the payment is open in new tabs, and settled once by two', async ({ page, context }) => {
  await loseAnswer(page, credits, 'succeeds');
  const tabs = [await context.newPage(), await context.newPage()] as const;
  await page.close();
  for (const tab of tabs) {
    await open(tab, '/purchase-credits');
    await expect(heading(tab)).toBeVisible();
  }
  // Finds both buttons before it presses one, because each disappears when the other tab settles the payment.
  const buttons = await Promise.all(
    tabs.map((tab) => tab.getByRole('button', { name: 'Check again' }).elementHandle()),
  );
  await Promise.all(buttons.map((button) => button?.dispatchEvent('click')));
  for (const tab of tabs) await expect(heading(tab)).toHaveCount(0);
  const [first] = tabs;
  await expect.poll(() => stored(first, 'userCredits')).toBe('100');
  await expect.poll(() => stored(first, 'openPayments')).toBeNull();
  expect(await storedList(first, 'creditHistory')).toMatchObject([{ id: expect.stringMatching(/^pay_/) }]);
});

test('nothing is said of an open payment that is not known, and the dashboard leads back to it', async ({ page }) => {
  await loseAnswer(page, credits, 'succeeds');
  await flows.steerNow(page, { payments: 'down' });
  await flows.pressButton(page, 'Check again');
  await expect(page.getByText('We still do not know. Try again in a few minutes.')).toBeVisible();
  await expect(page.getByText('Nothing was charged')).toHaveCount(0);
  await flows.steerNow(page);
  await open(page, '/dashboard');
  const row = page.getByRole('region', { name: 'In progress' }).getByRole('listitem');
  await expect(row).toContainText(/\$100 for 100 credits: unfinished payment\. Reference: pay_\w+/);
  // The page that settles it acts at once.
  await flows.pressButton(page, 'Check again', 'link');
  await flows.expectFulfilled(page, credits);
  await expect(row).toHaveCount(0);
});
