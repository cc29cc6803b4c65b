import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { caseStudyIds } from '../../../../src/content/ids';
import { keepPlaces, MoreProjects, randomSample } from '../../../../src/pages/catalogue/case-study/more-projects';

test('a sample has the given number of different items, and different random numbers give different ones', () => {
  const dice = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.nat(20), dice, (items, count, numbers) => {
      const picked = randomSample(items, count, () => numbers.next().value ?? 0);
      expect(new Set(picked).size).toBe(Math.min(count, items.length));
      for (const item of picked) expect(items).toContain(item);
    }),
  );
  expect(randomSample(['a', 'b', 'c'], 1, () => 0)).toEqual(['a']);
  expect(randomSample(['a', 'b', 'c'], 1, () => 0.99)).toEqual(['c']);
});

test('what stays selected keeps its place among exactly the new items', () => {
  expect(keepPlaces(['a', 'b', 'c'], ['c', 'd', 'a'])).toEqual(['a', 'd', 'c']);
  expect(keepPlaces(['a'], ['b', 'a', 'c'])).toEqual(['a', 'b', 'c']);
  const choice = fc.uniqueArray(fc.integer({ min: 0, max: 9 }), { maxLength: 5 });
  fc.assert(
    fc.property(choice, choice, (old, next) => void expect(keepPlaces(old, next).toSorted()).toEqual(next.toSorted())),
  );
});

test.each(caseStudyIds)('%s names three other studies, chosen again', (id) => {
  const seen = new Set<string>();
  for (let visit = 0; visit < 12; visit += 1) {
    const { unmount } = render(<MoreProjects id={id} related={[]} />, { wrapper: MemoryRouter });
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(new Set(addresses).size).toBe(3);
    expect(addresses).not.toContain(`/case-study/${id}`);
    seen.add(addresses.join());
    unmount();
  }
  expect(seen.size).toBeGreaterThan(1);
});
