import { beforeEach, expect, it } from 'vitest';
import { paymentLines, timelineText } from '../../../src/content/demo/timeline';
import { type CardOutcome, testCards } from '../../../src/content/flows/test-cards';
import { type PaymentEvent, reportEvents } from '../../../src/services/demo/timeline';
import type { Settlement } from '../../../src/services/payments/port';
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

const lines = () => events.map((event) => timelineText({ kind: 'payment', at: '', ...paymentLines(event) }).trim());
const settle = (settlement: Settlement) => () => provider.settle('k.1', settlement);
const refuse = () => {
  const method = { idempotencyKey: 'k.2', storedMethod: null };
  const request = { amountCents: 1, currency: 'USD', description: '', ...method } as const;
  return provider.pay(request, () => Promise.reject(new Error('refused'))).catch(() => {});
};
const paid = () => pay('succeeds');
const [sent, through] = ['Payment sent. $50, pay_k1', 'Payment went through. $50, pay_k1'];
const asks = 'The bank asks for confirmation. $50, pay_k1';
const asked = () => pay('needs-confirmation');

it.each<[what: string, acts: (() => unknown)[], ...lines: string[]]>([
  ['a payment', [paid], sent, through],
  ['a card check as a check', [() => pay('succeeds', 0)], 'Card sent for a check. pay_k1', 'Card check passed. pay_k1'],
  ['a confirmation', [asked, settle('confirm')], sent, asks, through],
  [
    'a confirmation that is refused',
    [asked, settle('refuse')],
    sent,
    asks,
    'Declined (not-confirmed). The payment was not confirmed. pay_k1',
  ],
  [
    'a lost answer as unknown, and the result when it is looked up',
    [() => steer('lost'), paid, settle('lookUp')],
    sent,
    'No answer: it may or may not have gone through. $50, pay_k1',
    through,
  ],
  [
    'a cancellation and a refund, not a decline',
    [settle('cancel'), paid, () => provider.refund('k.1')],
    'Canceled: nothing was charged. pay_k1',
    sent,
    through,
    'Payment refunded. pay_k1',
  ],
  [
    'nothing as sent if the provider is down or the order is refused',
    [() => steer('down'), () => paid().catch(() => {}), () => steer(), refuse],
    'The provider is down. $50, pay_k1',
  ],
])('reports %s', async (_, acts, ...expected) => {
  for (const act of acts) await act();
  expect(lines()).toEqual(expected.map((line) => `Payment  ${line}`));
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

it('reports no card data', async () => {
  for (const { outcome } of testCards) await pay(outcome);
  expect(JSON.stringify(events)).not.toMatch(/4242|4444|0005|0002|9995|0069|0127|0119|3184|0341|11\/39|739/);
});
