import { expect, test } from 'vitest';
import { scaleTop } from '../../../../src/pages/account/admin/revenue-chart';

test('a scale ends at a round sum', () => {
  const tops = [0, 100, 101, 195_000, 950_001].map((cents) => scaleTop([{ from: '2026-11-01', cents }]));
  expect(tops).toEqual([100, 100, 120, 200_000, 1_000_000]);
});
