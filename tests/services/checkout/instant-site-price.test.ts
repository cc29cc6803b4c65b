import { describe, expect, it } from 'vitest';
import { identity } from '../../../brand.config';
import * as prices from '../../../src/services/checkout/instant-site-price';
import type { Submission } from '../../../src/storage/schema';
import { sent } from '../../../support/entries';

const paid = (id: string, more: Partial<Submission> = {}) =>
  sent('checkout', { plan: 'instant-site', email: 'Ada@Example.com', totalAmount: 400 }, { id, ...more });
const order = (id: string, paidBy?: string) =>
  sent('instant-site', { payment: { testMode: false, ...(paidBy !== undefined && { paidBy }) } }, { id });
const tab = { email: null, sentHere: ['p'] };

it.each([
  ['', [], 'card', 65_000],
  ['   ', [], 'card', 65_000],
  ['NOPE', [], 'card', 65_000],
  ['SAVE20', [], 'card', 65_000],
  [identity.instantSiteTestCode, [], 'test', 0],
  [` ${identity.instantSiteTestCode.toLowerCase()} `, [], 'test', 0],
  ['', [paid('p')], 'paid', 0],
  [identity.instantSiteTestCode, [paid('p')], 'paid', 0],
  ['', [paid('p', { answers: { plan: 'agency' } })], 'card', 65_000],
  ['', [paid('p', { kind: 'trial' })], 'card', 65_000],
  ['', [paid('p'), order('o')], 'paid', 0],
  ['', [paid('p'), order('o', 'p')], 'card', 65_000],
] as const)('priceInstantSite %j, stored %j: %s, %i cents', (code, submissions, payment, total) => {
  const price = prices.priceInstantSite(code, submissions, tab);
  expect(price.payment).toBe(payment);
  expect(price.paidBy).toBe(payment === 'paid' ? 'p' : undefined);
  expect(price.totalCents).toBe(total);
  expect(price.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(total);
});

it('priceInstantSite names what was paid at checkout', () => {
  const { lines } = prices.priceInstantSite(
    '',
    [paid('p', { answers: { plan: 'instant-site', totalAmount: 400 } })],
    tab,
  );
  const shown = lines.map(({ label, cents }) => `${label} ${cents}`);
  expect(shown).toEqual(['Instant Site Package 65000', 'Covered by your payment of $400.00 -65000']);
});

describe('a payment at checkout', () => {
  const [ada, bo] = ['ada@example.com', 'bo@example.com'];
  it.each([
    ['by a customer: for them in any tab', { owner: ada }, { email: ada, sentHere: [] }, true],
    ['by a customer: for nobody who is signed out', { owner: ada }, { email: null, sentHere: ['p'] }, false],
    ['by a customer: not for another in the same tab', { owner: ada }, { email: bo, sentHere: ['p'] }, false],
    ['by a customer, with another’s address: not for that', { owner: bo }, { email: ada, sentHere: [] }, false],
    ['without an owner: for the tab that sent it', {}, { email: null, sentHere: ['p'] }, true],
    ['without an owner: for who logs in in that tab', {}, { email: bo, sentHere: ['p'] }, true],
    ['without an owner: for the customer with its address', {}, { email: ada, sentHere: [] }, true],
    ['without an owner: for no other tab', {}, { email: null, sentHere: ['q'] }, false],
    ['without an owner: for no other customer', {}, { email: bo, sentHere: ['q'] }, false],
    ['settled elsewhere: for the tab that sent it', { payment: 'pay_1' }, { email: null, sentHere: ['pay_1'] }, true],
    ['no address: for no other tab', { answers: { plan: 'instant-site' } }, { email: null, sentHere: [] }, false],
  ])('%s', (_what, more, visitor, isTheirs) => {
    expect(prices.unusedPayment([paid('p', more)], visitor)).toEqual(isTheirs ? paid('p', more) : null);
  });

  it('pays for one order: the oldest unused one is next', () => {
    const newer = paid('r', { owner: ada, date: '2026-11-02T10:00:00.000Z' });
    const stored = [newer, paid('p', { owner: ada }), paid('q', { owner: ada }), order('o', 'p')];
    const unused = prices.unusedPayments(stored, { email: ada, sentHere: [] });
    expect(unused.map(({ id }) => id)).toEqual(['q', 'r']);
  });

  it('is said to be used where another tab has used it, not where this one has', () => {
    const stored = [paid('p'), order('o', 'p')];
    expect(prices.isPaymentUsed(stored, { email: null, sentHere: ['p'] })).toBe(true);
    expect(prices.isPaymentUsed(stored, { email: null, sentHere: ['p', 'o'] })).toBe(false);
    expect(prices.isPaymentUsed(stored, { email: null, sentHere: [] })).toBe(false);
    const account = [paid('p', { owner: ada }), order('o', 'p')];
    expect(prices.isPaymentUsed(account, { email: ada, sentHere: [] })).toBe(false);
    expect(prices.isPaymentUsed(account, { email: ada, sentHere: [] }, 'p')).toBe(true);
    expect(prices.isPaymentUsed([...stored, paid('q')], { email: null, sentHere: ['p', 'q'] })).toBe(false);
  });
});
