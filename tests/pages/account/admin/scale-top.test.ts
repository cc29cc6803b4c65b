import { expect, test } from 'vitest';
import { scaleTop } from '../../../../src/pages/account/admin/revenue-chart';

test.each([
  [0, 100],
  [100, 100],
  [101, 120],
  [195_000, 200_000],
  [950_001, 1_000_000],
])('a scale for %i cents ends at %i', (cents, top) => {
  expect(scaleTop([{ from: '2026-11-01', cents }])).toBe(top);
});
