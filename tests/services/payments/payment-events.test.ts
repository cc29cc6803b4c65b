import { beforeEach, expect, it } from 'vitest';
import { paymentLines, timelineText } from '../../../src/content/demo/timeline';
import { type CardOutcome, testCards } from '../../../src/content/flows/test-cards';
import { type PaymentEvent, reportEvents } from '../../../src/services/payments/payment-events';
import { providerFor } from '../../../src/services/payments/provider';
import * as keys from '../../../src/storage/schema';
import { normalSteering, type Steering } from '../../../src/storage/steering';
import { store } from '../../../src/storage/store';

const card = (outcome: CardOutcome) => ({
  number: testCards.find((known) => known.outcome === outcome)?.number ?? '',
  expiry: '11/39',
  code: '739',
});
const steer = (payments: Steering['payments'] = 'card') =>
  store.write(keys.demoSteering, { ...normalSteering, waits: 'none', payments });
let events: PaymentEvent[] = [];
const provider = reportEvents(providerFor('credits'), (event) => events.push(event));
const pay = (outcome: CardOutcome, amountCents = 5000) =>
  provider.pay({ amountCents, currency: 'USD', description: '', idempotencyKey: 'k.1', card: card(outcome) });

beforeEach(() => {
  events = [];
  steer();
});

const outcomes = () => events.map(({ request, outcome }) => `${request}: ${outcome}`);
const lines = () => events.map((event) => timelineText({ kind: 'payment', at: '', ...paymentLines(event) }).trim());

it('a payment that goes through is sent and answered, with its amount and reference', async () => {
  await pay('succeeds');
  expect(lines()).toEqual(['Payment  Payment sent. $50, pay_k1', 'Payment  Payment went through. $50, pay_k1']);
});

it('a card that is only checked is no payment', async () => {
  await pay('succeeds', 0);
  expect(lines()).toEqual(['Payment  Card sent to be checked. pay_k1', 'Payment  Card check passed. pay_k1']);
});

it.each([
  ['declined', 'Declined (declined). Your bank declined this card.'],
  ['insufficient-funds', 'Declined (insufficient-funds). There is not enough money on this card.'],
  ['expired-card', 'Declined (expired-card). This card has expired.'],
  ['incorrect-code', 'Declined (incorrect-code). The security code does not belong to this card.'],
  ['processing-error', 'Declined (processing-error). Something went wrong at your bank'],
  ['declined-when-charged', 'Declined (declined). Your bank declined this card.'],
] as const)('a card that is %s is named with its code and in plain words', async (outcome, words) => {
  await pay(outcome);
  expect(lines()[1]).toContain(words);
  expect(lines()[1]).toContain('$50, pay_k1');
});

it('a confirmation is asked for, and given or refused', async () => {
  await pay('needs-confirmation');
  await provider.confirm('k.1', false);
  await pay('needs-confirmation');
  await provider.confirm('k.1', true);
  expect(outcomes()).toEqual([
    'pay: sent',
    'pay: needs-confirmation',
    'refuse: not-confirmed',
    'pay: sent',
    'pay: needs-confirmation',
    'confirm: succeeded',
  ]);
});

it('a lost answer is none, until the provider is asked again', async () => {
  steer('lost');
  await pay('succeeds');
  await provider.look('k.1');
  expect(outcomes()).toEqual(['pay: sent', 'pay: unknown', 'look: succeeded']);
  expect(lines()[2]).toBe('Payment  Payment went through. $50, pay_k1');
});

it('what is taken back or given back is no decline', async () => {
  await provider.cancel('k.1');
  await pay('succeeds');
  await provider.refund('k.1');
  expect(lines()[0]).toContain('Taken back: nothing was charged');
  expect(lines().at(-1)).toContain('Payment given back');
});

it('a provider that is down has been sent nothing, and neither has one whose request was refused before', async () => {
  steer('down');
  await expect(pay('succeeds')).rejects.toThrow('provider-down');
  steer();
  const request = {
    amountCents: 1,
    currency: 'USD',
    description: '',
    idempotencyKey: 'k.2',
    storedMethod: null,
  } as const;
  await expect(provider.pay(request, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(outcomes()).toEqual(['pay: provider-down']);
});

it('no event has anything of a card', async () => {
  for (const { outcome } of testCards) await pay(outcome);
  expect(JSON.stringify(events)).not.toMatch(/4242|4444|0005|0002|9995|0069|0127|0119|3184|0341|11\/39|739/);
});
