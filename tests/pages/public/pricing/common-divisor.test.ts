import { expect, test } from 'vitest';
import { commonDivisor } from '../../../../src/pages/public/pricing/cheapest-packs';

test('is the largest number that divides all', () => {
  expect([[], [50], [100, 500, 2000], [50, 150, 200], [6, 35]].map(commonDivisor)).toEqual([0, 50, 100, 50, 1]);
});
