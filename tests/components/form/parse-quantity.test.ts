import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseQuantity } from '../../../src/components/form/quantity-input';

const max = 1_000_000;

it.each([
  ['3', 3],
  ['', 1],
  ['abc', 1],
  ['-5', 1],
  ['0', 1],
  ['1.5', 1],
  ['2.9', 2],
  ['٣', 1],
  ['1,000', 1000],
  ['1 000', 1000],
  ['12,345,678', max],
  [' 1,234 ', 1234],
  ['1.000', 1000],
  ['12.345', 12_345],
  ['1.000.000', max],
  ['234.567', 234_567],
  ['1\u00a0000', 1000],
  ['1\u202f000', 1000],
  ['12 345', 12_345],
  ['1’000', 1000],
  ["1'000", 1000],
  ['1.000,5', 1000],
  ['1,000.5', 1000],
  ['1.000,', 1],
  ['1.000.', 1],
  ['1.000,000', 1000],
  ['1.000.5', 1],
  ['1.0000', 1],
  ['0.500', 1],
  ['2,5', 2],
  ['1234.567', 1234],
  ['1234,567', 1234],
  ['３', 3],
  ['１,０００', 1000],
  ['１２', 12],
  ['　１２　', 12],
  ['１，０００', 1000],
  ['1,5', 1],
  ['1 5', 1],
  ['1,50', 1],
  ['1,0000', 1],
  ['1,000,5', 1],
  ['2,', 1],
  [',100', 1],
  ['1.', 1],
  ['7.', 7],
  ['1e309', 1],
  ['1e3', 1],
  ['Infinity', 1],
  ['0x10', 1],
  ['0b11', 1],
  ['+5', 1],
  ['9'.repeat(400), max],
  ['99999999', max],
  ['NaN', 1],
])('%j means %d', (typed, quantity) => {
  expect(parseQuantity(typed, max).quantity).toBe(quantity);
});

it('is a whole number within its limits, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const { quantity } = parseQuantity(typed, max);
      expect(Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= max).toBe(true);
    }),
  );
});

it('is 1 where anything but digits and their separators is typed', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      fc.pre(!/^[\d.,'\s]*$/.test(typed));
      expect(parseQuantity(typed, max)).toEqual({ quantity: 1, capped: false });
    }),
  );
});
