import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keepPlaces } from '../../../../src/pages/catalogue/case-study/more-projects';

it('keeps the position of items that stay selected', () => {
  expect(keepPlaces(['a', 'b', 'c'], ['c', 'd', 'a'])).toEqual(['a', 'd', 'c']);
  expect(keepPlaces(['a', 'b'], ['c', 'd'])).toEqual(['c', 'd']);
  expect(keepPlaces(['a'], ['b', 'a', 'c'])).toEqual(['a', 'b', 'c']);
});

it('has exactly the new items', () => {
  const choice = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 5 });
  fc.assert(
    fc.property(choice, choice, (before, next) => {
      expect(keepPlaces(before, next).toSorted()).toEqual(next.toSorted());
    }),
  );
});
