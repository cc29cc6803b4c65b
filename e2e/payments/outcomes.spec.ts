import type { CardOutcome } from '../../src/content/flows/test-cards';
import { expect, test } from '../fixtures';
import { field } from '../support/forms';
import { stored } from '../support/page';
import {
  expectFulfilled,
  expectNoCard,
  expectUnpaid,
  numberOf,
  type PayFlow,
  pay,
  payFlows,
  pressButton,
  steer,
  typeCard,
} from './pay-flows';

const declines = {
  declined: /Your bank declined this card\. Nothing was charged\./,
  'insufficient-funds': /insufficient funds\. Nothing was charged\./,
  'expired-card': /This card has expired\. Nothing was charged\./,
  'incorrect-code': /security code is incorrect\. Nothing was charged\./,
  'processing-error': /Something went wrong at your bank.* Nothing was charged\..*Try again/,
  'declined-when-charged': /Your bank declined this card\. Nothing was charged\./,
} as const;
type Declined = keyof typeof declines;

const isDeclined = (outcome: CardOutcome, { charges }: PayFlow): outcome is Declined =>
  outcome in declines && (charges || outcome !== 'declined-when-charged');

/** The label of the field that shows a decline. */
const labelOf = (outcome: Declined, labels: NonNullable<PayFlow['labels']>) =>
  outcome === 'expired-card' ? labels.expiry : outcome === 'incorrect-code' ? labels.code : labels.number;

const outcomes: readonly CardOutcome[] = [
  'succeeds',
  'declined',
  'insufficient-funds',
  'expired-card',
  'incorrect-code',
  'processing-error',
  'needs-confirmation',
  'declined-when-charged',
];

for (const flow of payFlows)
  for (const outcome of outcomes)
    test(`${flow.name}: a card that ${outcome}`, async ({ page }) => {
      const number = numberOf(outcome);
      await steer(page);
      await flow.start(page, outcome);
      await typeCard(page, flow, number);
      await pay(page, flow);

      if (outcome === 'needs-confirmation') {
        await expect(page.getByRole('heading', { name: 'Confirm payment' })).toBeFocused();
        expect(await flow.fulfilledCount(page)).toBe(0);
        await pressButton(page, 'Complete');
      } else if (isDeclined(outcome, flow)) {
        const { labels, kept } = flow;
        if (labels) {
          const declined = field(page, labelOf(outcome, labels));
          await expect(declined).toBeFocused();
          await expect(declined).toHaveAccessibleDescription(declines[outcome]);
          await expect(field(page, labels.number)).toHaveValue(number);
          await expect(field(page, labels.code)).toHaveValue('');
        } else {
          const button = page.getByRole('button', { name: flow.button });
          await expect(page.getByText('Purchase Failed', { exact: true })).toBeVisible();
          await expect(button).toBeFocused();
          await expect(button).toHaveAccessibleDescription(declines[outcome]);
          await expect(page.getByRole('link', { name: 'Use another card' })).toBeVisible();
        }
        if (kept) await expect(field(page, kept.label)).toHaveValue(kept.value);
        await expectUnpaid(page, flow);
        await expectNoCard(page, number);
        // Pays again in the same attempt: after a processing error with the same card, else with another one.
        if (!labels && outcome !== 'processing-error')
          await page.evaluate(() => localStorage.removeItem('paymentMethodToken'));
        await typeCard(page, flow, outcome === 'processing-error' ? number : numberOf('succeeds'));
        await pay(page, flow);
      }
      await expectFulfilled(page, flow);
      await expectNoCard(page, number);
    });

for (const flow of payFlows) {
  test(`${flow.name}: after a reload, the payment can still be confirmed or refused`, async ({ page }) => {
    await steer(page);
    await flow.start(page, 'needs-confirmation');
    await typeCard(page, flow, numberOf('needs-confirmation'));
    await pay(page, flow);
    await expect(page.getByRole('dialog', { name: 'Confirm payment' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your bank needs you to confirm this payment' })).toBeVisible();
    expect(await flow.fulfilledCount(page)).toBe(0);
    await pressButton(page, 'Confirm payment');
    await expect(page.getByRole('heading', { name: 'Confirm payment' })).toBeFocused();
    await pressButton(page, 'Fail');
    await expect(page.getByText(/The payment was not confirmed\. Nothing was charged\./)).toBeVisible();
    await expectUnpaid(page, flow);
  });

  test(`${flow.name}: the provider is down`, async ({ page }) => {
    await steer(page, { payments: 'down' });
    await flow.start(page, 'succeeds');
    await typeCard(page, flow, numberOf('succeeds'));
    await pay(page, flow);
    const button = page.getByRole('button', { name: flow.button });
    await expect(button).toHaveAccessibleDescription(/We cannot take payments right now\. Nothing was charged/);
    await expectUnpaid(page, flow);
    expect(await stored(page, 'providerPayments')).toBeNull();
  });
}

test('Escape cancels the confirmation: nothing is charged and the form keeps its answers', async ({ page }) => {
  const flow = payFlows[1] as PayFlow;
  await steer(page);
  await flow.start(page, 'needs-confirmation');
  await typeCard(page, flow, numberOf('needs-confirmation'));
  await pay(page, flow);
  await expect(page.getByRole('heading', { name: 'Confirm payment' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/The payment was canceled and nothing was charged/)).toBeFocused();
  await expect(field(page, 'City')).toHaveValue('Wichita');
  await expectUnpaid(page, flow);
});
