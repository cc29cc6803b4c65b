import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseQuantity } from '../../../src/components/form/quantity-stepper';

const max = 1_000_000;

it.each<[quantity: number, ...typed: string[]]>([
  [1, '', 'abc', '-5', '0', '1.5', '٣', '1,5', '1 5', '1,50', '1,0000', '1,000,5', '2,', ',100', '1.', '1.000.'],
  [1, '1.000,', '1.000.5', '1.0000', '0.500', '1e309', '1e3', 'Infinity', '0x10', '0b11', '+5', 'NaN'],
  [2, '2.9', '2,5'],
  [3, '3', '３'],
  [7, '7.'],
  [12, '１２', '　１２　'],
  [1000, '1,000', '1 000', '1.000', '1\u00a0000', '1\u202f000', '1’000', "1'000", '1.000,5', '1,000.5', '1.000,000'],
  [1000, '１,０００', '１，０００'],
  [1234, ' 1,234 ', '1234.567', '1234,567'],
  [12_345, '12.345', '12 345'],
  [234_567, '234.567'],
  [max, '12,345,678', '1.000.000', '9'.repeat(400), '99999999'],
])('%d is what %j means, and others', (quantity, ...typed) => {
  expect(typed.filter((text) => parseQuantity(text, max).quantity !== quantity)).toEqual([]);
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
      expect(parseQuantity(typed, max)).toEqual({ quantity: 1, isNumber: false });
    }),
  );
});
