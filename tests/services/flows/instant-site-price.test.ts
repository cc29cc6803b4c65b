import { describe, expect, it } from 'vitest';
import { isTestCode, priceInstantSite } from '../../../src/services/flows/instant-site-price';

const receipt = { plan: 'instant-site', totalCents: 40_000, date: '2026-01-01T00:00:00.000Z' };

describe('priceInstantSite', () => {
  it.each([
    ['', [], 'card', 65_000],
    ['NOPE', [], 'card', 65_000],
    ['SAVE20', [], 'card', 65_000],
    ['TESSERATEST', [], 'test', 0],
    [' tesseratest ', [], 'test', 0],
    ['', [receipt], 'paid', 0],
    ['TESSERATEST', [receipt], 'paid', 0],
    ['', [{ ...receipt, plan: 'agency' }], 'card', 65_000],
  ] as const)('%j, receipt %o: %s, %i cents', (code, paid, payment, total) => {
    const price = priceInstantSite(code, paid, []);
    expect(price.payment).toBe(payment);
    expect(price.totalCents).toBe(total);
    expect(price.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(total);
  });

  it('names what was paid at checkout', () => {
    expect(priceInstantSite('', [receipt], []).lines).toEqual([
      { label: 'Instant Site Package', cents: 65_000 },
      { label: 'Paid at checkout', cents: -65_000 },
    ]);
  });

  it('does not accept an empty code as the test code', () => {
    expect(isTestCode('')).toBe(false);
    expect(isTestCode('   ')).toBe(false);
  });
});
