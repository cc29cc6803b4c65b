import { expect, test } from 'vitest';
import { commonDivisor } from '../../../../src/pages/public/pricing/cheapest-packs';

test.each([
  [[], 0],
  [[50], 50],
  [[100, 500, 2000], 100],
  [[50, 150, 200], 50],
  [[6, 35], 1],
])('%j have %i in common', (numbers, divisor) => expect(commonDivisor(numbers)).toBe(divisor));
