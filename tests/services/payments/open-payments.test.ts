import { expect, it } from 'vitest';
import { openPaymentOf, openPaymentsOf, saveOpenPayment } from '../../../src/services/payments/open-payments';
import { type OpenPayment, openPayments } from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';

const payment = (key: string, owner: string | null, state: OpenPayment['state'] = 'unknown'): OpenPayment => ({
  ...{ key, owner, state, reference: `pay_${key}`, amountCents: 100 },
  order: { kind: 'credits', credits: 100, amount: 100 },
});
const [ada, ben, guest, sending] = [
  payment('a', 'ada@example.com'),
  payment('b', 'ben@example.com'),
  payment('g', null),
  payment('s', 'ada@example.com', 'sending'),
];
const all = [sending, ben, ada, guest];

it.each<[string | null, OpenPayment[]]>([
  ['ada@example.com', [ada, guest]],
  ['ben@example.com', [ben, guest]],
  ['eve@example.com', [guest]],
  [null, [guest]],
])('%s can settle their own payments and those of nobody, but none that is being sent', (email, own) => {
  expect(openPaymentsOf(all, email)).toEqual(own);
});

it('the first payment of a kind is the customer’s, also while it is sent', () => {
  expect(openPaymentOf(all, 'credits', 'ada@example.com')).toBe(sending);
  expect(openPaymentOf(all, 'credits', 'eve@example.com')).toBe(guest);
  expect(openPaymentOf(all, 'checkout', 'ada@example.com')).toBeNull();
});

it('a payment that changes keeps its place', async () => {
  for (const one of [ada, ben, guest]) await store.transact((tx) => saveOpenPayment(tx, one));
  await store.transact((tx) => saveOpenPayment(tx, { ...ada, state: 'needs-confirmation' }));
  expect(store.read(openPayments).map(({ key, state }) => `${key} ${state}`)).toEqual([
    ...['a needs-confirmation', 'b unknown', 'g unknown'],
  ]);
});
