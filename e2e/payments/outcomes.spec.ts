/** Each flow as a whole, with a card of its own that is refused first. The models try every card in any order. */
import type { CardOutcome } from '../../src/content/flows/test-cards';
import { expect, test } from '../fixtures';
import { field } from '../support/forms';
import {
  expectFulfilled,
  expectNoCard,
  expectUnpaid,
  numberOf,
  type PayFlow,
  pay,
  payFlows,
  pressButton,
  typeCard,
} from './pay-flows';

type Refusal = {
  outcome: CardOutcome;
  says: RegExp;
  /** The field that shows the refusal; without one, the button does. */
  at?: 'number' | 'expiry' | 'code';
  next: 'succeeds' | 'needs-confirmation' | 'processing-error';
};

const refusals: Readonly<Record<string, Refusal>> = {
  trial: { outcome: 'expired-card', says: /This card has expired\./, at: 'expiry', next: 'needs-confirmation' },
  checkout: { outcome: 'insufficient-funds', says: /insufficient funds\./, at: 'number', next: 'succeeds' },
  'Instant Site': {
    outcome: 'incorrect-code',
    says: /security code is incorrect\./,
    at: 'code',
    next: 'needs-confirmation',
  },
  // The same card goes through at the second try.
  'sign-up': {
    outcome: 'processing-error',
    says: /Something went wrong at your bank.* Nothing was charged\..*Try again/,
    at: 'number',
    next: 'processing-error',
  },
  'payment method': { outcome: 'declined', says: /declined this card\./, at: 'number', next: 'needs-confirmation' },
  'credit pack': { outcome: 'declined-when-charged', says: /declined this card\./, next: 'succeeds' },
};

for (const flow of payFlows)
  test(`${flow.name}: a refused card, what was typed stays, and another card pays once`, async ({ page }) => {
    const { outcome, says, at, next } = refusals[flow.name] as Refusal;
    const { labels, kept } = flow;
    await flow.start(page, outcome);
    await typeCard(page, flow, numberOf(outcome));
    await pay(page, flow);
    const where = labels && at ? field(page, labels[at]) : page.getByRole('button', { name: flow.button });
    await expect(where).toBeFocused();
    await expect(where).toHaveAccessibleDescription(says);
    await expect(where).toHaveAccessibleDescription(/Nothing was charged\./);
    if (labels) {
      await expect(field(page, labels.number)).toHaveValue(numberOf(outcome));
      await expect(field(page, labels.code)).toHaveValue('');
    } else {
      await expect(page.getByText('Purchase Failed', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Use another card' })).toBeVisible();
      await page.evaluate((token) => localStorage.setItem('paymentMethodToken', token), next);
    }
    if (kept) await expect(field(page, kept.label)).toHaveValue(kept.value);
    await expectUnpaid(page, flow);
    await expectNoCard(page, numberOf(outcome));

    await typeCard(page, flow, numberOf(next));
    await pay(page, flow);
    if (next === 'needs-confirmation') {
      await expect(page.getByRole('heading', { name: 'Confirm payment' })).toBeFocused();
      expect(await flow.fulfilledCount(page)).toBe(0);
      await pressButton(page, 'Complete');
    }
    await expectFulfilled(page, flow);
    await expectNoCard(page, numberOf(next));
  });

const [, checkout] = payFlows as [PayFlow, PayFlow];

test('a confirmation can be canceled by Escape, and asked for again after a reload', async ({ page }) => {
  await checkout.start(page, 'needs-confirmation');
  await typeCard(page, checkout, numberOf('needs-confirmation'));
  await pay(page, checkout);
  const question = page.getByRole('heading', { name: 'Confirm payment' });
  await expect(question).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/The payment was canceled and nothing was charged/)).toBeFocused();
  await expect(field(page, 'City')).toHaveValue('Wichita');
  await expectUnpaid(page, checkout);

  await typeCard(page, checkout, numberOf('needs-confirmation'));
  await pay(page, checkout);
  await expect(question).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your bank needs you to confirm this payment' })).toBeVisible();
  expect(await checkout.fulfilledCount(page)).toBe(0);
  await pressButton(page, 'Confirm payment');
  await expect(question).toBeFocused();
  await pressButton(page, 'Fail');
  await expect(page.getByText(/The payment was not confirmed\. Nothing was charged\./)).toBeVisible();
  await expectUnpaid(page, checkout);
});
