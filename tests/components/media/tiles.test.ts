import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hero } from '../../../src/components/media/tiles/rules/hero';
import { drawTiles } from '../../../src/components/media/tiles/shapes';
import { composeMoving } from '../../../tools/artwork/tiles/field';
import { frame } from '../../../tools/artwork/tiles/frame';
import { outline, type Point } from '../../../tools/artwork/tiles/outline';
import { clientPalettes } from '../../../tools/artwork/tiles/palettes';
import { mergedPaths, toSvg } from '../../../tools/artwork/tiles/svg';
import type { Field, FieldInput, Palette, Rule, Tile } from '../../../tools/artwork/tiles/types';

/** Every rule by its name, as its file exports it. */
const files = import.meta.glob<Record<string, Rule>>('../../../tools/artwork/tiles/rules/*.ts', { eager: true });
const rules: Record<string, Rule> = Object.assign({ hero }, ...Object.values(files));
const names = Object.keys(rules);
const ruleOf = (name: string) => rules[name] ?? hero;
const palette: Palette = ['paper', 'ink', 'vermilion', 'sun'];

const inputs: fc.Arbitrary<FieldInput> = fc.record({
  seed: fc.integer({ min: 0, max: 1_000_000 }),
  palette: fc.constant(palette),
  rule: fc.constantFrom(...names).map(ruleOf),
  columns: fc.integer({ min: 4, max: 40 }),
  rows: fc.integer({ min: 4, max: 30 }),
});

/** Points on the outline itself; a curve's control points may lie outside the shape. */
const pointsOf = (tile: Tile): Point[] => {
  let last: Point = [0, 0];
  return outline(tile).flatMap((points) => {
    const [start, [a, b, c]] = [last, points];
    last = points.at(-1) ?? last;
    if (!a || !b || !c) return [last];
    return [0.25, 0.5, 0.75, 1].map((t): Point => {
      const at = (axis: 0 | 1) =>
        (1 - t) ** 3 * start[axis] + 3 * (1 - t) ** 2 * t * a[axis] + 3 * (1 - t) * t ** 2 * b[axis] + t ** 3 * c[axis];
      return [at(0), at(1)];
    });
  });
};

const outside = ({ columns, rows, tiles }: Field) =>
  tiles.filter(
    (tile) =>
      tile.w < 0 ||
      tile.h < 0 ||
      pointsOf(tile).some(([x, y]) => !(x > -0.01 && y > -0.01 && x < columns + 0.01 && y < rows + 0.01)),
  );

const numbers = (field: Field) => field.tiles.flatMap((tile) => pointsOf(tile).flat());

test('every tile stays inside the frame at every time of the loop, which ends where it starts, without a jump', () => {
  fc.assert(
    fc.property(inputs, fc.double({ min: 0, max: 1, noNaN: true }), (input, time) => {
      const field = composeMoving(input);
      const [start, end] = [frame(field, 0), frame(field, 1 - 1e-9)];
      for (const one of [field, frame(field, time), end]) expect(outside(one)).toEqual([]);
      expect(frame(field, 1)).toEqual(start);
      const [from, to] = [numbers(start), numbers(end)];
      expect(to.length).toBe(from.length);
      const jumps = to.filter((value, index) => Math.abs(value - (from[index] ?? Number.NaN)) > 0.001);
      // A tile that came round by whole turns lists the same outline from another corner; compare what is painted.
      if (jumps.length > 0) expect(toSvg(end, 960)).toBe(toSvg(start, 960));
    }),
  );
});

test.each(names)('%s draws something and uses only its palette', (name) => {
  for (const seed of [0, 1, 2, 3]) {
    for (const colors of [palette, ...Object.values(clientPalettes)] as Palette[]) {
      const field = composeMoving({ seed, palette: colors, rule: ruleOf(name), columns: 16, rows: 10 });
      expect(field.tiles.length).toBeGreaterThan(4);
      const used = new Set(field.tiles.flatMap(({ fill, ground, back }) => [fill, ground ?? fill, back ?? fill]));
      expect([...used].filter((color) => !colors.includes(color))).toEqual([]);
    }
  }
});

test('the first frame is the still picture', () => {
  const field = composeMoving({ seed: 4, palette, rule: ruleOf('casperBlockchain'), columns: 16, rows: 9 });
  expect(toSvg(frame(field, 0), 960)).toBe(toSvg(field, 960));
  expect(toSvg(frame(field, 0.1), 960)).not.toBe(toSvg(field, 960));
});

test('merged paths stay few and keep the painting order', () => {
  const field: Field = {
    columns: 4,
    rows: 2,
    ground: 'paper',
    tiles: [
      { shape: 'square', x: 0, y: 0, w: 2, h: 2, turn: 0, fill: 'ink' },
      { shape: 'square', x: 1, y: 0, w: 1, h: 1, turn: 0, fill: 'sun' },
      { shape: 'square', x: 1, y: 0, w: 1, h: 1, turn: 0, fill: 'ink' },
      { shape: 'square', x: 3, y: 0, w: 1, h: 1, turn: 0, fill: 'sun' },
    ],
  };
  expect(mergedPaths(field).map(({ color }) => color)).toEqual(['ink', 'sun', 'ink']);
  expect(mergedPaths(field)[1]?.data).toBe('M1 0H2V1H1ZM3 0H4V1H3Z');
});

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
