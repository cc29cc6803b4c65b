import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents, formatCentsExactly, percentOf, toCents } from '../../src/lib/money';

describe('money', () => {
  it.each([
    [0, '$0', '$0.00'],
    [90, '$0.90', '$0.90'],
    [45000, '$450', '$450.00'],
    [150000, '$1,500', '$1,500.00'],
    [123456789, '$1,234,567.89', '$1,234,567.89'],
  ])('%d cents reads %s, exactly %s', (cents, short, exact) => {
    expect(formatCents(cents)).toBe(short);
    expect(formatCentsExactly(cents)).toBe(exact);
  });

  it('turns dollars into whole cents', () => {
    expect(toCents(0.1 + 0.2)).toBe(30);
    expect(toCents(1.005)).toBe(100);
    fc.assert(fc.property(fc.integer({ min: 0, max: 1e9 }), (cents) => toCents(cents / 100) === cents));
  });

  it('takes percentages in whole cents', () => {
    expect(percentOf(50000, 20)).toBe(10000);
    expect(percentOf(333, 50)).toBe(167);
  });
});
