import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCents, formatCentsExactly, percentOf, toCents } from '../../../src/content/format/money';
import { figureText, formatCount, formatSigned } from '../../../src/content/format/numbers';

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

it('writes what Intl writes', () => {
  const intl = (digits: number) =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const exact = intl(2);
  const short = intl(0);
  const count = new Intl.NumberFormat('en-US');
  fc.assert(
    fc.property(
      fc.oneof(fc.maxSafeInteger(), fc.constantFrom(1e20, 1e300), fc.integer({ min: -2000, max: 2_000_000 })),
      (value) => {
        expect(formatCount(value)).toBe(count.format(value));
        if (Math.abs(value) > 1e14) return;
        expect(formatCentsExactly(value)).toBe(exact.format(value / 100));
        expect(formatCents(value)).toBe((value % 100 === 0 ? short : exact).format(value / 100));
      },
    ),
  );
  expect(formatCentsExactly(1e300)).toMatch(/^\$10,000,000.*\.00$/);
  expect(formatSigned(100)).toBe('+100');
  expect(formatSigned(-5000)).toBe('-5,000');
  expect(formatSigned(0)).toBe('0');
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

it('writes a figure with its sign, its unit and its decimals, also on the way there', () => {
  expect(figureText({ value: 98, suffix: '%', label: '' })).toBe('98%');
  expect(figureText({ value: 4, prefix: '×', decimals: 1, label: '' })).toBe('×4.0');
  expect(figureText({ value: 98, suffix: '%', label: '' }, 12.34)).toBe('12%');
});
