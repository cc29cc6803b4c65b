/** Each flow as a whole, with a card of its own that is refused first. The models try every card in any order. */
import type { CardOutcome } from '../../src/content/flows/test-cards';
import { expect, test } from '../fixtures';
import { field } from '../support/forms';
import * as flows from './pay-flows';

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
  'Instant Site': { outcome: 'incorrect-code', says: /code is incorrect\./, at: 'code', next: 'needs-confirmation' },
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

for (const flow of flows.payFlows)
  test(`${flow.name}: a refused card, what was typed stays, and another card pays once`, async ({ page }) => {
    const { outcome, says, at, next } = refusals[flow.name] as Refusal;
    const { labels, kept } = flow;
    await flow.start(page, outcome);
    await flows.typeCard(page, flow, flows.numberOf(outcome));
    await flows.pay(page, flow);
    const where = labels && at ? field(page, labels[at]) : page.getByRole('button', { name: flow.button });
    await expect(where).toBeFocused();
    await expect(where).toHaveAccessibleDescription(says);
    await expect(where).toHaveAccessibleDescription(/Nothing was charged\./);
    if (labels) {
      await expect(field(page, labels.number)).toHaveValue(flows.numberOf(outcome));
      await expect(field(page, labels.code)).toHaveValue('');
    } else {
      await expect(page.getByText('Purchase Failed', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Use another card' })).toBeVisible();
      await page.evaluate((token) => localStorage.setItem('paymentMethodToken', token), next);
    }
    if (kept) await expect(field(page, kept.label)).toHaveValue(kept.value);
    await flows.expectUnpaid(page, flow);
    await flows.expectNoCard(page, flows.numberOf(outcome));

    await flows.typeCard(page, flow, flows.numberOf(next));
    await flows.pay(page, flow);
    if (next === 'needs-confirmation') {
      await expect(page.getByRole('heading', { name: 'Confirm payment' })).toBeFocused();
      expect(await flow.fulfilledCount(page)).toBe(0);
      await flows.pressButton(page, 'Complete');
    }
    await flows.expectFulfilled(page, flow);
    await flows.expectNoCard(page, flows.numberOf(next));
  });

const [, checkout] = flows.payFlows;

test('a confirmation can be canceled by Escape, and asked for again after a reload', async ({ page }) => {
  await checkout.start(page, 'needs-confirmation');
  await flows.typeCard(page, checkout, flows.numberOf('needs-confirmation'));
  await flows.pay(page, checkout);
  const question = page.getByRole('heading', { name: 'Confirm payment' });
  await expect(question).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/The payment was canceled and nothing was charged/)).toBeFocused();
  await expect(field(page, 'City')).toHaveValue('Wichita');
  await flows.expectUnpaid(page, checkout);

  await flows.typeCard(page, checkout, flows.numberOf('needs-confirmation'));
  await flows.pay(page, checkout);
  await expect(question).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your bank needs you to confirm this payment' })).toBeVisible();
  expect(await checkout.fulfilledCount(page)).toBe(0);
  await flows.pressButton(page, 'Confirm payment');
  await expect(question).toBeFocused();
  await flows.pressButton(page, 'Fail');
  await expect(page.getByText(/The payment was not confirmed\. Nothing was charged\./)).toBeVisible();
  await flows.expectUnpaid(page, checkout);
});
