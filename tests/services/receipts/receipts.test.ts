import { describe, expect, it } from 'vitest';
import { toLocalDay } from '../../../src/lib/dates';
import { createId } from '../../../src/lib/random';
import { lastPlanSent, paidOrderOf, receiptOrderOf } from '../../../src/services/receipts/receipt-order';
import { orderReceipt, purchaseReceipt, readReceipt } from '../../../src/services/receipts/receipts';
import { lastOwn } from '../../../src/services/submissions/owner';
import { keepSubmission } from '../../../src/services/submissions/submissions';
import type { PurchaseEntry, Submission } from '../../../src/storage/schema';
import * as keys from '../../../src/storage/schema';
import { store } from '../../../src/storage/store';
import { bought, sent } from '../../../support/entries';
import { signIn } from '../../support/storage';

const agency = { plan: 'agency', email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace', totalAmount: 5000 };
const date = new Date(2026, 0, 31, 10).toISOString();
const order = (id: string, more: Partial<Submission> = {}) => sent('checkout', agency, { id, date, ...more });
const site = (id: string, payment: object, totalAmount: number) =>
  sent('instant-site', { email: 'ada@example.com', payment, totalAmount }, { id, date });
const purchase = (more: object) => purchaseReceipt(bought('p', '01', more) as PurchaseEntry);
const address = { order: null, entry: null, date: null };

describe('the receipt of credits', () => {
  it.each([
    [{ credits: 2000, amount: 1500 }, 'Enterprise pack, 2,000 credits'],
    [{ credits: 1000, amount: 900 }, 'Professional pack × 2, 1,000 credits'],
    [{ credits: 1000, amount: 999 }, 'Purchased 100 credits'],
    [{ credits: 0, amount: 0 }, 'Purchased 100 credits'],
  ])('names the pack where credits and amount fit one: %o', (entry, item) => expect(purchase(entry).item).toBe(item));

  it('names the way of payment', () => {
    expect(purchase({})).toMatchObject({ method: 'Card', session: undefined });
    const onPage = { method: 'The payment provider’s page', session: 'cs_1' };
    expect(purchase({ stripeSessionId: 'cs_1' })).toMatchObject(onPage);
  });
});

it('the receipt of an order names plan, period, discount and who paid', () => {
  const answers = { ...order('a').answers, discountCode: 'SAVE20', totalAmount: 4000 };
  expect(orderReceipt(order('a', { payment: 'TES-1', answers }), [])).toMatchObject({
    reference: 'TES-1',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    item: 'Agency Service',
    period: 'January 31, 2026 to February 27, 2026',
    discount: { label: 'SAVE20', cents: -100_000 },
    method: 'Card',
    totalCents: 400_000,
  });
  const nameless = { ...order('a').answers, firstName: '', lastName: '' };
  expect(orderReceipt(order('a', { answers: nameless }), [])).toMatchObject({ name: null, email: 'ada@example.com' });
});

it('period and next charge count from the day where the payer was, wherever they are read', () => {
  const paid = order('a', { date: '2026-02-01T02:00:00.000Z', day: '2026-02-01' });
  expect(orderReceipt(paid, []).period).toBe('February 1, 2026 to February 28, 2026');
  const nextAt = (now: Date) => toLocalDay(paidOrderOf(paid, [paid], now).nextCharge ?? new Date(0));
  expect([nextAt(new Date(2026, 1, 1)), nextAt(new Date(2026, 1, 28, 23))]).toEqual(['2026-03-01', '2026-03-01']);
});

it('a payment keeps the day on which it was made', async () => {
  const at = new Date(2026, 0, 31, 23, 30);
  const one = { kind: 'checkout', owner: null, answers: {}, at } as const;
  const keep = (more: object) => store.transact((tx) => keepSubmission(tx, { ...one, id: createId(), ...more }));
  expect((await keep({ payment: 'p' })).entry).toMatchObject({ day: '2026-01-31' });
  expect((await keep({})).entry).not.toHaveProperty('day');
});

it('a receipt keeps its discount when the plan has another price later', () => {
  const discount = (discountCode: string, totalAmount: number) =>
    orderReceipt(order('a', { answers: { ...order('a').answers, discountCode, totalAmount } }), []).discount?.cents;
  expect(discount('LAUNCH50', 2000)).toBe(-200_000);
  expect(discount('A CODE OF LATER', 6000)).toBe(0);
});

it('the receipt of an order has no period where the payment is the only one', () => {
  const once = { item: 'Instant Site Package', period: undefined, discount: undefined };
  expect(orderReceipt(site('s', {}, 650), [])).toMatchObject(once);
});

it('the receipt of an order is that of the checkout for an Instant Site that was paid there, and none for $0', () => {
  const paid = order('paid', { answers: { plan: 'instant-site', totalAmount: 500 } });
  const free = order('free', { answers: { plan: 'instant-site', totalAmount: 0 } });
  const all = [paid, free];
  expect(receiptOrderOf(site('s', { paidBy: 'paid' }, 0), all)).toBe(paid);
  expect(receiptOrderOf(site('s', { paidBy: 'free' }, 0), all)).toBeNull();
  expect(receiptOrderOf(site('s', { paidBy: 'gone' }, 0), all)).toBeNull();
  expect(receiptOrderOf(site('s', { paidBy: 'form' }, 0), [site('form', {}, 650)])).toBeNull();
  expect(receiptOrderOf(site('s', { testMode: true }, 0), all)).toBeNull();
  expect(receiptOrderOf(order('t', { kind: 'trial', answers: { totalAmount: 10 } }), all)).toBeNull();
});

it('of two purchases with one id, the receipt is that of the date in its address', () => {
  signIn('ada@example.com');
  store.write(keys.creditHistory, [bought('p', '02'), bought('p', '01')] as PurchaseEntry[]);
  const dateAt = (date: string | null) => readReceipt({ ...address, entry: 'p', date })?.date.slice(0, 10);
  expect([dateAt(bought('p', '01').date), dateAt(null)]).toEqual(['2026-11-01', '2026-11-02']);
});

const read = (id: string) => readReceipt({ ...address, order: id })?.reference ?? null;

it('readReceipt shows a customer their own, and to who is signed out only what this tab has paid', () => {
  store.write(keys.submissions, [order('a'), order('b', { owner: 'ben@example.com' })]);
  expect(read('a')).toBeNull();
  store.write(keys.sentHere, ['a', 'b']);
  expect(read('a')).toBe('a');
  expect(read('b')).toBeNull();
  store.write(keys.authToken, 'token');
  store.write(keys.userEmail, 'ada@example.com');
  store.write(keys.sentHere, []);
  expect(read('a')).toBe('a');
  expect(read('b')).toBeNull();
  expect(read('c')).toBeNull();
});

it('the page after a payment names the next charge of a plan, from now on', () => {
  const now = new Date(2026, 1, 28, 11);
  expect(paidOrderOf(order('a', { payment: 'TES-1' }), [], now)).toEqual({
    item: 'Agency Service',
    totalCents: 500_000,
    reference: 'TES-1',
    receiptId: 'a',
    nextCharge: new Date(2026, 2, 31, 10),
  });
  const free = { totalCents: 0, receiptId: null, nextCharge: null };
  // As the receipt has it, which is that of the checkout.
  expect(paidOrderOf(site('s', { paidBy: 'a' }, 0), [order('a')], now).reference).toBe('a');
  expect(paidOrderOf(site('s', { testMode: true }, 0), [], now)).toMatchObject(free);
});

it('the page after a payment is about the last plan or brief that this tab has sent, of this visitor', () => {
  const brief = order('brief', { kind: 'onboarding', answers: {} });
  const here = { email: null, sentHere: ['a', 'brief', 's'] };
  expect(lastPlanSent([order('a'), order('other')], here)?.id).toBe('a');
  expect(lastPlanSent([order('a'), brief], here)).toBeNull();
  expect(
    lastPlanSent([order('a', { owner: 'ada@example.com' })], { email: 'ada@example.com', sentHere: [] }),
  ).toBeNull();
  expect(lastPlanSent([order('a', { owner: 'ben@example.com' })], here)).toBeNull();
  expect(lastOwn('instant-site', [site('s', {}, 650)], here)?.id).toBe('s');
  expect(lastOwn('instant-site', [site('s', {}, 650)], { email: null, sentHere: [] })).toBeNull();
});
