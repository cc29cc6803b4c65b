import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomSample } from '../../../../src/pages/catalogue/case-study/more-projects';

test('returns the given number of different items for any random numbers', () => {
  const dice = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.nat(20), dice, (items, count, numbers) => {
      const picked = randomSample(items, count, () => numbers.next().value ?? 0);
      expect(new Set(picked).size).toBe(Math.min(count, items.length));
      for (const item of picked) expect(items).toContain(item);
    }),
  );
});

test('different random numbers give different items', () => {
  expect(randomSample(['a', 'b', 'c'], 1, () => 0)).toEqual(['a']);
  expect(randomSample(['a', 'b', 'c'], 1, () => 0.99)).toEqual(['c']);
});
