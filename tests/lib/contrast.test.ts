import { expect, it } from 'vitest';
import { contrast } from '../../src/lib/shades';

it('goes from 1 to 21, whichever color comes first', () => {
  expect(contrast('#14120F', '#14120F')).toBe(1);
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#ffffff', '#000000')).toBe(21);
});

it('agrees with WCAG about a gray', () => expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2));
