import type { Page } from '@playwright/test';
import { normalSteering } from '../../src/storage/steering';
import { expect, test } from '../fixtures';
import { open, stored, storedList } from '../support/page';
import {
  expectDone,
  expectNoCard,
  expectNothingDone,
  numberOf,
  type PayFlow,
  pay,
  payFlows,
  pressButton,
  steer,
  typeCard,
} from './pay-flows';

const heading = (page: Page) =>
  page.getByRole('heading', { name: 'We could not find out whether your payment went through' });
const [, checkout, , , , credits] = payFlows as [PayFlow, PayFlow, PayFlow, PayFlow, PayFlow, PayFlow];

const loseAnswer = async (page: Page, flow: PayFlow, outcome: 'succeeds' | 'declined') => {
  await steer(page, { payments: 'lost' });
  await flow.start(page, outcome);
  await typeCard(page, flow, numberOf(outcome));
  await pay(page, flow);
  await expect(heading(page)).toBeFocused();
};

for (const flow of payFlows) {
  test(`${flow.name}: it had gone through, which is found out after a reload`, async ({ page }) => {
    await loseAnswer(page, flow, 'succeeds');
    await expect(page.getByText(/Reference: pay_\w+/)).toBeVisible();
    expect(await flow.done(page)).toBe(0);
    await expectNoCard(page, numberOf('succeeds'));
    await page.reload();
    await expect(heading(page)).toBeVisible();
    await pressButton(page, 'Check again');
    await expectDone(page, flow);
    expect(await storedList(page, 'providerPayments')).toHaveLength(1);
  });

  test(`${flow.name}: it had not gone through, and can be paid again`, async ({ page }) => {
    await loseAnswer(page, flow, 'declined');
    await pressButton(page, 'Check again');
    await expect(page.getByText(/Your payment did not go through\. Nothing was charged\./)).toBeVisible();
    await expectNothingDone(page, flow);
    await page.evaluate(
      (text) => {
        sessionStorage.setItem('demoSteering', text);
        localStorage.removeItem('paymentMethodToken');
      },
      JSON.stringify({ ...normalSteering, waits: 'none' }),
    );
    await typeCard(page, flow, numberOf('succeeds'));
    await pay(page, flow);
    await expectDone(page, flow);
  });
}

test('paying another way charges nobody twice: what had gone through is done, what had not is taken back', async ({
  page,
}) => {
  await loseAnswer(page, checkout, 'declined');
  await pressButton(page, 'Pay another way');
  await expect(page.getByText(/The payment was canceled and nothing was charged/)).toBeFocused();
  await typeCard(page, checkout, numberOf('succeeds'));
  await pay(page, checkout);
  await expect(heading(page)).toBeFocused();
  await pressButton(page, 'Pay another way');
  await expectDone(page, checkout);
  expect(await storedList(page, 'providerPayments')).toHaveLength(1);
});

test('a closed tab: the payment is found in a new one and settled once, also by two tabs at the same time', async ({
  page,
  context,
}) => {
  await loseAnswer(page, credits, 'succeeds');
  const tabs = [await context.newPage(), await context.newPage()];
  await page.close();
  for (const tab of tabs) {
    await open(tab, '/purchase-credits');
    await expect(heading(tab)).toBeVisible();
  }
  // Both are found before either is pressed: the other tab's goes when the payment is settled.
  const buttons = await Promise.all(
    tabs.map((tab) => tab.getByRole('button', { name: 'Check again' }).elementHandle()),
  );
  await Promise.all(buttons.map((button) => button?.dispatchEvent('click')));
  const [first] = tabs as [Page];
  await expect.poll(() => stored(first, 'userCredits')).toBe('100');
  await expect.poll(() => stored(first, 'openPayments')).toBeNull();
  const history = await storedList(first, 'creditHistory');
  expect(history).toHaveLength(1);
  await open(first, '/history');
  await first.getByRole('link', { name: 'Receipt' }).click();
  await expect(first.getByText(String(history[0]?.id))).toBeVisible();
  expect(String(history[0]?.id)).toMatch(/^pay_/);
});

test('the dashboard names an open payment and leads to where it is settled', async ({ page }) => {
  await loseAnswer(page, credits, 'succeeds');
  await open(page, '/dashboard');
  const notice = page.getByRole('region', { name: 'We could not find out whether your payment went through' });
  await expect(notice).toContainText(/\$100\. Reference: pay_\w+/);
  await pressButton(page, 'Finish this payment', 'link');
  await expect(page).toHaveURL('/purchase-credits');
  await pressButton(page, 'Check again');
  await expectDone(page, credits);
  await expect(notice).toHaveCount(0);
});

test('a provider that is down knows nothing of a payment whose answer was lost, and the page does not claim to', async ({
  page,
}) => {
  await loseAnswer(page, credits, 'succeeds');
  await page.evaluate(
    (text) => sessionStorage.setItem('demoSteering', text),
    JSON.stringify({ ...normalSteering, waits: 'none', payments: 'down' }),
  );
  await pressButton(page, 'Check again');
  await expect(page.getByText('We still do not know. Try again in a few minutes.')).toBeVisible();
  await expect(page.getByText('Nothing was charged')).toHaveCount(0);
});

test('Back to the form finds it, and another customer does not', async ({ page }) => {
  await loseAnswer(page, credits, 'succeeds');
  await page.evaluate(() => history.pushState(null, '', '/'));
  await page.goBack();
  await open(page, '/purchase-credits');
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('userEmail', 'ben@example.com');
    localStorage.setItem('authToken', 'other');
  });
  await open(page, '/purchase-credits');
  await expect(page.getByRole('button', { name: 'Purchase Credits (Demo)' })).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
});

test.describe('without its panel', () => {
  test.use({
    allowConsole: [
      '[email notification',
      'net::ERR_FAILED',
      'Failed to fetch dynamically imported module',
      'Unable to preload',
    ],
  });

  test('an answer that was lost leaves the form, and is looked for once the panel can be loaded', async ({ page }) => {
    const panel = /\/assets\/open-payment-[\w-]{7}\.js$/;
    await page.route(panel, (route) => route.abort());
    await steer(page, { payments: 'lost' });
    await checkout.start(page, 'succeeds');
    await typeCard(page, checkout, numberOf('succeeds'));
    await pay(page, checkout);
    await expect(page.getByRole('alert').getByText(/details could not be loaded/)).toBeVisible();
    await expect(page.getByRole('button', { name: checkout.button })).toBeHidden();
    if (checkout.kept) await expect(page.getByLabel(checkout.kept.label)).toHaveValue(checkout.kept.value);
    await page.unroute(panel);
    await pressButton(page, 'Try again');
    await expect(heading(page)).toBeVisible();
    await pressButton(page, 'Check again');
    await expectDone(page, checkout);
  });
});
