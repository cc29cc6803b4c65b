import { beforeEach, describe, expect, it, vi } from 'vitest';
import { identity } from '../../../brand.config';
import { signedInEmail } from '../../../src/services/account/account-data';
import { orderInstantSite } from '../../../src/services/checkout/instant-site';
import { isPaymentUsed, priceInstantSite } from '../../../src/services/checkout/instant-site-price';
import type { Answers } from '../../../src/services/submissions/submissions';
import * as keys from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';
import { sent } from '../../../support/entries';
import { paidValue } from '../../support/settle';
import { signIn } from '../../support/storage';

const business = { businessName: 'Engines', businessDescription: 'We compute.' };
const complete: Answers = { fullName: 'Ada Byron', email: 'ada@example.com', ...business };

beforeEach(() => void vi.useFakeTimers());

const paidAtCheckout = (...ids: string[]) => {
  const answers = { plan: 'instant-site', email: 'ada@example.com', totalAmount: 400 };
  const paid = ids.map((id) => sent('checkout', answers, { id }));
  store.write(keys.submissions, [...store.read(keys.submissions), ...paid]);
  store.write(keys.sentHere, [...store.read(keys.sentHere), ...ids]);
};
const ordersOf = () => store.read(keys.submissions).filter(({ kind }) => kind === 'instant-site');
const visitor = () => ({ email: signedInEmail(store), sentHere: store.read(keys.sentHere) });
const priceNow = (typedCode = '') => priceInstantSite(typedCode, store.read(keys.submissions), visitor());

const order = async (answers: Answers, typedCode = '', attempt?: string, price = priceNow(typedCode)) => {
  const ordered = paidValue(orderInstantSite({ answers, price }, attempt));
  ordered.catch(() => {});
  await vi.advanceTimersByTimeAsync(2000);
  return ordered;
};

/** The test code as a visitor may type it. */
const typedTestCode = identity.instantSiteTestCode.toLowerCase();

it('stores the order with files by name, size and type, after its 2 seconds', async () => {
  const entry = await order({ ...complete, mediaFiles: [{ name: 'a.png', size: 3, type: 'image/png' }] });
  expect(store.read(keys.submissions)).toEqual([entry]);
  expect(entry).toMatchObject({
    kind: 'instant-site',
    answers: {
      fullName: 'Ada Byron',
      mediaFiles: [{ name: 'a.png', size: 3, type: 'image/png' }],
      payment: { testMode: false, discountCode: '' },
      totalAmount: 650,
    },
  });
});

it('names the last order of this tab, also one that a duplicated tab has sent before', async () => {
  const first = await order(complete, typedTestCode, 'first');
  expect(store.read(keys.sentSite)).toBe(first.id);
  const second = await order({ ...complete, businessName: 'Looms' }, '', 'second');
  expect(store.read(keys.sentSite)).toBe(second.id);
  await order(complete, typedTestCode, 'first');
  expect(store.read(keys.sentSite)).toBe(first.id);
});

it('stores the test mode with its code', async () => {
  const payment = { testMode: true, discountCode: identity.instantSiteTestCode };
  expect((await order(complete, typedTestCode)).answers).toMatchObject({ payment, totalAmount: 0 });
  expect(store.read(keys.discountUsed)).toBe(identity.instantSiteTestCode);
});

it('uses each payment for one order, and charges the full price after that', async () => {
  paidAtCheckout('paid-1', 'paid-2');
  const orders = [];
  for (const _ of [1, 2, 3]) orders.push((await order(complete)).answers);
  expect(orders).toMatchObject([
    { totalAmount: 0, payment: { paidAtCheckout: true, paidBy: 'paid-1' } },
    { totalAmount: 0, payment: { paidAtCheckout: true, paidBy: 'paid-2' } },
    { totalAmount: 650 },
  ]);
});

it('does not change the last used discount without one, even if checkout has paid', async () => {
  store.write(keys.discountUsed, 'SAVE20');
  await order(complete);
  paidAtCheckout('paid-1');
  await order(complete, typedTestCode);
  expect(store.read(keys.discountUsed)).toBe('SAVE20');
});

it('refuses a payment that is no longer stored', async () => {
  paidAtCheckout('paid-1');
  const price = priceNow();
  localStorage.clear();
  await expect(order(complete, '', 'a'.repeat(32), price)).rejects.toMatchObject({ code: 'payment-used' });
  expect(ordersOf()).toEqual([]);
});

it('belongs to the customer who pressed the button, even if another one is signed in when it is stored', async () => {
  paidAtCheckout('paid-1');
  signIn('Ada@Example.com');
  for (const price of [priceNow(), priceInstantSite('', [], visitor())]) {
    signIn('ada@example.com');
    const sent = paidValue(orderInstantSite({ answers: complete, price }));
    signIn('bo@example.com');
    await vi.advanceTimersByTimeAsync(2000);
    expect((await sent).owner).toBe('ada@example.com');
  }
});

describe('of two tabs with one payment', () => {
  beforeEach(() => paidAtCheckout('paid-1'));

  it('the first is free; the other is refused, stores nothing, and sees the full price', async () => {
    const [first, copy] = [order(complete, '', 'a'.repeat(32)), order(complete, '', 'b'.repeat(32))];
    const refused = expect(copy).rejects.toMatchObject({ code: 'payment-used' });
    expect((await first).answers).toMatchObject({ totalAmount: 0, payment: { paidBy: 'paid-1' } });
    await refused;
    expect(ordersOf()).toHaveLength(1);
    expect(isPaymentUsed(store.read(keys.submissions), visitor())).toBe(false);
    store.write(keys.sentHere, ['paid-1']);
    expect(priceNow()).toMatchObject({ payment: 'card', totalCents: 65_000 });
    expect(isPaymentUsed(store.read(keys.submissions), visitor())).toBe(true);
    expect((await order(complete, '', 'b'.repeat(32))).answers.totalAmount).toBe(650);
  });

  it('the same order is stored once; a second payment is for a second site', async () => {
    paidAtCheckout('paid-2');
    await Promise.all([order(complete, '', 'a'.repeat(32)), order(complete, '', 'a'.repeat(32))]);
    expect(ordersOf()).toHaveLength(1);
    expect((await order({ ...complete, businessName: 'More engines' }, '', 'a'.repeat(32))).answers).toMatchObject({
      payment: { paidBy: 'paid-2' },
    });
    expect(ordersOf()).toHaveLength(2);
  });
});
