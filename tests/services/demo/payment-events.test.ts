import { beforeEach, expect, it } from 'vitest';
import { paymentLines, timelineText } from '../../../src/content/demo/timeline';
import { type CardOutcome, testCards } from '../../../src/content/flows/test-cards';
import { type PaymentEvent, reportEvents } from '../../../src/services/demo/timeline';
import { providerFor } from '../../../src/services/payments/simulated-provider';
import * as keys from '../../../src/storage/schema';
import { normalSteering, type Steering } from '../../../src/storage/steering';
import { store } from '../../../src/storage/store';
import { testCard } from '../../support/test-card';

const steer = (payments: Steering['payments'] = 'card') =>
  store.write(keys.demoSteering, { ...normalSteering, waits: 'none', payments });
let events: PaymentEvent[] = [];
const provider = reportEvents(providerFor('credits'), (event) => events.push(event));
const pay = (outcome: CardOutcome, amountCents = 5000) =>
  provider.pay({ amountCents, currency: 'USD', description: '', idempotencyKey: 'k.1', card: testCard(outcome) });

beforeEach(() => {
  events = [];
  steer();
});

const outcomes = () => events.map(({ request, outcome }) => `${request}: ${outcome}`);
const lines = () => events.map((event) => timelineText({ kind: 'payment', at: '', ...paymentLines(event) }).trim());

it('reports that a payment is sent and goes through, with its amount and reference', async () => {
  await pay('succeeds');
  expect(lines()).toEqual(['Payment  Payment sent. $50, pay_k1', 'Payment  Payment went through. $50, pay_k1']);
});

it('reports a card check as a check, not as a payment', async () => {
  await pay('succeeds', 0);
  expect(lines()).toEqual(['Payment  Card sent for a check. pay_k1', 'Payment  Card check passed. pay_k1']);
});

it.each([
  ['declined', 'Declined (declined). Your bank declined this card.'],
  ['insufficient-funds', 'Declined (insufficient-funds). Your card has insufficient funds.'],
  ['expired-card', 'Declined (expired-card). This card has expired.'],
  ['incorrect-code', 'Declined (incorrect-code). Your card’s security code is incorrect.'],
  ['processing-error', 'Declined (processing-error). Something went wrong at your bank'],
  ['declined-when-charged', 'Declined (declined). Your bank declined this card.'],
] as const)('reports the code and the reason of a decline: %s', async (outcome, text) => {
  await pay(outcome);
  expect(lines()[1]).toContain(text);
  expect(lines()[1]).toContain('$50, pay_k1');
});

it('reports that a confirmation is needed, and given or refused', async () => {
  await pay('needs-confirmation');
  await provider.settle('k.1', 'refuse');
  await pay('needs-confirmation');
  await provider.settle('k.1', 'confirm');
  const asked = ['pay: sent', 'pay: needs-confirmation'];
  expect(outcomes()).toEqual([...asked, 'refuse: not-confirmed', ...asked, 'confirm: succeeded']);
});

it('reports a lost answer as unknown, and the result when it is looked up', async () => {
  steer('lost');
  await pay('succeeds');
  await provider.settle('k.1', 'lookUp');
  expect(outcomes()).toEqual(['pay: sent', 'pay: unknown', 'lookUp: succeeded']);
  expect(lines()[2]).toBe('Payment  Payment went through. $50, pay_k1');
});

it('reports a cancellation and a refund, not a decline', async () => {
  await provider.settle('k.1', 'cancel');
  await pay('succeeds');
  await provider.refund('k.1');
  expect(lines()[0]).toContain('Canceled: nothing was charged');
  expect(lines().at(-1)).toContain('Payment refunded');
});

it('does not report a payment as sent if the provider is down or the order is refused', async () => {
  steer('down');
  await expect(pay('succeeds')).rejects.toThrow('provider-down');
  steer();
  const method = { idempotencyKey: 'k.2', storedMethod: null };
  const request = { amountCents: 1, currency: 'USD', description: '', ...method } as const;
  await expect(provider.pay(request, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(outcomes()).toEqual(['pay: provider-down']);
});

it('reports no card data', async () => {
  for (const { outcome } of testCards) await pay(outcome);
  expect(JSON.stringify(events)).not.toMatch(/4242|4444|0005|0002|9995|0069|0127|0119|3184|0341|11\/39|739/);
});
