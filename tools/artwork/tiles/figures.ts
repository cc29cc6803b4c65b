/** What rules are made of: figures of several tiles, whose circles are four quarter discs, and variants. */

import type { TileColor } from '../../../src/content/types';
import type { Board, Rule, TileOptions } from './types';

/** One fill for the whole figure, or one for each quarter: top left, top right, bottom right, bottom left. */
type Fills = TileColor | readonly [TileColor, TileColor, TileColor, TileColor];

/** Sides in the order of turns: 0 top, 1 right, 2 bottom, 3 left. */
type Side = 0 | 1 | 2 | 3;

const corners = [
  [-1, -1],
  [0, -1],
  [0, 0],
  [-1, 0],
] as const;

const around = (
  board: Board,
  shape: 'quarter' | 'arc',
  cx: number,
  cy: number,
  r: number,
  fills: Fills,
  which: readonly number[],
  options: TileOptions,
) => {
  for (const index of which) {
    const [left, top] = corners[index] ?? corners[0];
    const fill = typeof fills === 'string' ? fills : (fills[index] ?? fills[0]);
    board.add(shape, cx + left * r, cy + top * r, r, fill, { pivot: [cx, cy], ...options, turn: (index + 2) % 4 });
  }
};

/** A disc of radius `r` around a center. */
export const disc = (board: Board, cx: number, cy: number, r: number, fills: Fills, options: TileOptions = {}) =>
  around(board, 'quarter', cx, cy, r, fills, [0, 1, 2, 3], options);

/** A ring of radius `r`; `weight` is its thickness as a share of the radius. */
export const ring = (
  board: Board,
  cx: number,
  cy: number,
  r: number,
  weight: number,
  fills: Fills,
  options: TileOptions = {},
) => around(board, 'arc', cx, cy, r, fills, [0, 1, 2, 3], { weight, ...options });

/** Half a disc, on one side of its center. */
export const half = (
  board: Board,
  cx: number,
  cy: number,
  r: number,
  side: Side,
  fills: Fills,
  options: TileOptions = {},
) => around(board, 'quarter', cx, cy, r, fills, [side, (side + 1) % 4], options);

/** Half a ring, on one side of its center. */
export const arch = (
  board: Board,
  cx: number,
  cy: number,
  r: number,
  weight: number,
  side: Side,
  fills: Fills,
  options: TileOptions = {},
) => around(board, 'arc', cx, cy, r, fills, [side, (side + 1) % 4], { weight, ...options });

/** A figure in a box from a corner at x and y, w wide and h high. */
type BoxFigure = (
  board: Board,
  x: number,
  y: number,
  w: number,
  h: number,
  fill: TileColor,
  options?: TileOptions,
) => void;

/** A plain rectangle. */
export const rect: BoxFigure = (board, x, y, w, h, fill, options = {}) =>
  board.add('square', x, y, [w, h], fill, options);

/** A bar with round ends along its longer side. */
export const capsule: BoxFigure = (board, x, y, w, h, fill, options = {}) => {
  const r = Math.min(w, h) / 2;
  if (w > h) {
    half(board, x + r, y + r, r, 3, fill, options);
    if (w > 2 * r) rect(board, x + r, y, w - 2 * r, h, fill, options);
    half(board, x + w - r, y + r, r, 1, fill, options);
  } else {
    half(board, x + r, y + r, r, 0, fill, options);
    if (h > 2 * r) rect(board, x, y + r, w, h - 2 * r, fill, options);
    half(board, x + r, y + h - r, r, 2, fill, options);
  }
};

/** A leaf in a square: two opposite corners round, two sharp. It rises to the right, or to the left. */
export const leaf = (
  board: Board,
  x: number,
  y: number,
  size: number,
  to: 'right' | 'left',
  fill: TileColor,
  under: TileColor = fill,
  options: TileOptions = {},
) => {
  const s = size / 2;
  const right = to === 'right';
  const settings = { pivot: [x + s, y + s] as const, ...options };
  board.add(right ? 'quarter' : 'square', x, y, s, fill, { ...settings, turn: 2 });
  board.add(right ? 'square' : 'quarter', x + s, y, s, fill, { ...settings, turn: 3 });
  board.add(right ? 'square' : 'quarter', x, y + s, s, under, { ...settings, turn: 1 });
  board.add(right ? 'quarter' : 'square', x + s, y + s, s, under, { ...settings, turn: 0 });
};

/** The turns of the two right triangles of a wedge, by side. */
const wedgeTurns = [
  [2, 3],
  [3, 0],
  [1, 0],
  [2, 1],
] as const;

/** A triangle that points to a side, twice as long at its base as it is deep. */
export const wedge = (
  board: Board,
  x: number,
  y: number,
  depth: number,
  side: Side,
  fill: TileColor,
  options: TileOptions = {},
) => {
  const [first, second] = wedgeTurns[side];
  const upright = side % 2 === 0;
  board.add('triangle', x, y, depth, fill, { ...options, turn: first });
  board.add('triangle', upright ? x + depth : x, upright ? y : y + depth, depth, fill, { ...options, turn: second });
};

/** A rule with several compositions; the seed modulo their number chooses one. */
export const variants =
  (...rules: readonly [Rule, ...Rule[]]): Rule =>
  (board) =>
    (rules[board.seed % rules.length] ?? rules[0])(board);
