import { expect, test } from 'vitest';
import { drawTiles } from '../../../src/components/media/tiles/shapes';

const plan = { seed: 'a', columns: 6, rows: 4, palette: ['moss', 'sun'] } as const;

test('the same plan gives the same picture, another seed another', () => {
  expect(drawTiles(plan)).toEqual(drawTiles(plan));
  expect(drawTiles({ ...plan, seed: 'b' })).not.toEqual(drawTiles(plan));
});

test('without gaps every tile is drawn, with nothing but gaps none', () => {
  const starts = drawTiles({ ...plan, gaps: 0 }).reduce((sum, { d }) => sum + d.split('M').length - 1, 0);
  expect(starts).toBeGreaterThanOrEqual(24);
  expect(drawTiles({ ...plan, gaps: 1 })).toEqual([]);
});

test('only colors of the palette, and only numbers in the paths', () => {
  for (const { color, d } of drawTiles({ ...plan, gaps: 0 })) {
    expect(plan.palette).toContain(color);
    expect(d).toMatch(/^[-\d .Mhvlaz]+$/);
  }
});
