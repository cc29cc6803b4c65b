import { expect, it } from 'vitest';
import { settlePayment } from '../../../src/services/payments/settle';
import type { OpenPayment } from '../../../src/storage/schema';
import * as keys from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';
import { signIn } from '../../support/storage';

const payment = (key: string, owner: string | null): OpenPayment => ({
  ...{ key, owner, reference: `pay_${key}`, state: 'unknown', amountCents: 0 },
  order: { kind: 'card' },
});
const [ada, guest, ben] = [payment('a', 'ada@example.com'), payment('g', null), payment('b', 'ben@example.com')];
const lookUp = (key: string) => settlePayment(key, 'card', (_tx, { reference }) => reference, 'lookUp');

it('settles the payment that was asked for, also where it is not the first of its kind', async () => {
  signIn('ada@example.com');
  store.write(keys.openPayments, [ben, ada, guest]);
  const { key, reference, amountCents } = guest;
  store.write(keys.providerPayments, [{ key, reference, amountCents, status: 'succeeded', method: null }]);
  expect(await lookUp('g')).toEqual({ value: 'pay_g' });
  expect(store.read(keys.openPayments)).toEqual([ben, ada]);
});

it.each(['b', 'gone'])(
  'settles neither another customer’s payment nor one that is not open any more: %s',
  async (key) => {
    signIn('ada@example.com');
    store.write(keys.openPayments, [ben, ada]);
    await expect(lookUp(key)).rejects.toMatchObject({ code: 'payment-settled' });
    expect(store.read(keys.openPayments)).toEqual([ben, ada]);
  },
);
