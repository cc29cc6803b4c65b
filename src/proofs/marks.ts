/**
 * The marks that a logo's proofs show, as paths: the same rule, seed and letter always give the same mark. None has more than
 * two colors, so that it stands on paper and on ink, and none is made of the tiles of the agency's own mark.
 */
import { addTile, shapePath } from '../components/media/tiles/shapes';
import type { Shape } from '../components/media/tiles/types';
import { foldText } from '../lib/fold-text';
import { seededRandom } from '../lib/random';
import { glyphs } from './tile-letters';

export const markRules = ['four', 'letter', 'ring'] as const;
export type MarkRule = (typeof markRules)[number];

/** `ink` takes the color of the text beside it. */
export type MarkFill = 'ink' | 'color';
/** Lengths are in tiles. */
export type TileMark = { width: number; height: number; layers: readonly { fill: MarkFill; d: string }[] };

type Placed = { x: number; y: number; kind: Shape; turn: number; fill: MarkFill };

const markOf = (width: number, height: number, tiles: readonly Placed[]): TileMark => {
  const layers = new Map<MarkFill, string>();
  for (const { x, y, kind, turn, fill } of tiles) addTile(layers, fill, shapePath(kind, x, y, turn));
  return { width, height, layers: Array.from(layers, ([fill, d]) => ({ fill, d })) };
};

const pick = <T>(random: () => number, items: readonly [T, ...T[]]): T =>
  items[Math.floor(random() * items.length)] ?? items[0];
const anyTurn = (random: () => number) => Math.floor(random() * 4);

/** The tiles of the agency's mark, in any order. */
const house = 'bar quarter quarter square';

/** Four tiles in a square, one of them in color: three kinds at least, so that it is a figure and not a pattern. */
const four = (random: () => number): TileMark => {
  const colored = anyTurn(random);
  const kinds = Array.from({ length: 4 }, (_, index) =>
    pick<Shape>(
      random,
      index === colored ? ['quarter', 'square'] : ['quarter', 'quarter', 'triangle', 'bar', 'square'],
    ),
  );
  if (new Set(kinds).size < 3 || [...kinds].sort().join(' ') === house) return four(random);
  return markOf(
    2,
    2,
    kinds.map((kind, index) => {
      const place = { x: index % 2, y: Math.floor(index / 2), kind, turn: anyTurn(random) };
      return { ...place, fill: index === colored ? 'color' : 'ink' };
    }),
  );
};

/** The outer corners of a letter, clockwise from the top left: the turn of a quarter disc that is round there. */
const roundAt: Readonly<Record<string, number>> = { a: 2, b: 3, c: 0, d: 1 };
/** Where a letter has a slope, its tile is a triangle whatever the corners are. */
const slopeAt: Readonly<Record<string, number>> = { w: 2, x: 3, y: 0, z: 1 };

/** A letter set in tiles, with round, cut or square corners; one row of it, or one tile, is in color. */
const letterMark = (letter: string, random: () => number): TileMark | null => {
  const rows = glyphs[letter];
  if (!rows) return null;
  const corner = pick<Shape>(random, ['quarter', 'quarter', 'triangle', 'square']);
  const cells = rows.split(' ').flatMap((row, y) => Array.from(row, (cell, x) => ({ cell, x, y })));
  const filled = cells.filter(({ cell }) => cell !== '.');
  const chosen = filled[Math.floor(random() * filled.length)];
  const isRow = random() < 0.5;
  return markOf(
    rows.indexOf(' '),
    5,
    filled.map(({ cell, x, y }) => {
      const isColored = isRow ? y === chosen?.y : x === chosen?.x && y === chosen.y;
      const fill = isColored ? 'color' : 'ink';
      const round = roundAt[cell];
      const slope = slopeAt[cell];
      if (round !== undefined) return { x, y, kind: corner, turn: round, fill };
      return slope === undefined
        ? { x, y, kind: 'square', turn: 0, fill }
        : { x, y, kind: 'triangle', turn: slope, fill };
    }),
  );
};

/** Mirrored left to right. */
const mirrored = (kind: Shape, turn: number) => (kind === 'bar' ? (4 - turn) % 4 : turn ^ 1);

/** Tiles around an empty middle. All sides are equal, and each is its own mirror image, so that the ring never seems to turn. */
const ring = (random: () => number): TileMark => {
  const size = pick(random, [3, 4, 4, 5]);
  const colored = Math.floor(random() * Math.ceil(size / 2));
  const half = Array.from({ length: Math.ceil(size / 2) }, (_, index) => {
    const isMiddle = index * 2 === size - 1;
    const kind = pick<Shape>(
      random,
      isMiddle ? ['bar', 'square'] : ['quarter', 'quarter', 'triangle', index > 0 ? 'bar' : 'square'],
    );
    // A corner and a middle tile are their own mirror images.
    const turn = index === 0 || isMiddle ? pick(random, [2, 2, 0]) : anyTurn(random);
    return { kind, turn, fill: (index === colored ? 'color' : 'ink') as MarkFill };
  });
  if (half.every(({ kind }) => kind === 'square')) return ring(random);
  const side = Array.from({ length: size - 1 }, (_, index) => {
    const tile = half[index];
    if (tile) return tile;
    const twin = half[size - 1 - index];
    return twin && { ...twin, turn: mirrored(twin.kind, twin.turn) };
  });
  const last = size - 1;
  return markOf(
    size,
    size,
    [0, 1, 2, 3].flatMap((turns) =>
      side.flatMap((tile, at): Placed[] => {
        const [x = 0, y = 0] =
          [
            [at, 0],
            [last, at],
            [last - at, last],
            [0, last - at],
          ][turns] ?? [];
        return tile ? [{ ...tile, x, y, turn: (tile.turn + turns) % 4 }] : [];
      }),
    ),
  );
};

/** The letter that a mark is set from: the first of a to z or 0 to 9 in the name, without its accent; null if it has none. */
export const markLetter = (name: string): string | null => foldText(name).match(/[a-z0-9]/)?.[0] ?? null;

/** @param letter as `markLetter` gives it; without one, the letter's mark is a ring of another seed */
export const drawMark = (rule: MarkRule, seed: number, letter: string | null): TileMark => {
  const random = seededRandom(seed);
  if (rule === 'four') return four(random);
  const set = rule === 'letter' && letter !== null ? letterMark(letter, random) : null;
  return set ?? ring(random);
};
