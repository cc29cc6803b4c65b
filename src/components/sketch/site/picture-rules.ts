/** What the tile pictures of each look show. The colors are those of the sketch's palette, by name. */
import type { LookName, SketchPalette } from '../../../sketch/types';
import type { Board, FieldInput, Rule, Shape } from '../../media/tiles/types';

type Color = keyof SketchPalette;
type Draw = Rule<Color>;

const pick = (random: () => number, shapes: readonly [Shape, ...Shape[]]) =>
  shapes[Math.floor(random() * shapes.length)] ?? shapes[0];

/** A disc, or with `quarters` a part of it: 0 top left, then clockwise. */
const disc = (board: Board<Color>, cx: number, cy: number, r: number, rank: number, quarters = [0, 1, 2, 3]) => {
  for (const quarter of quarters)
    board.add(
      'quarter',
      cx - (quarter === 0 || quarter === 3 ? r : 0),
      cy - (quarter < 2 ? r : 0),
      r,
      board.color(rank),
      { turn: (quarter + 2) % 4 },
    );
};

/** One figure, as large as the frame, on a block that it rests on: disc, gate, hill or sail. */
const figure: Draw = (board) => {
  const { columns, rows, color, random } = board;
  const kind = Math.floor(random() * 4);
  const base = rows - 1;
  const r = kind === 0 ? rows * 0.375 : base - 2;
  const cx = columns / 2;
  if (kind === 0) {
    const isUpright = random() < 0.5;
    disc(board, cx, base - r, r, 1, isUpright ? [0, 3] : [0, 1]);
    disc(board, cx, base - r, r, 2, isUpright ? [1, 2] : [2, 3]);
  } else if (kind === 1) {
    disc(board, cx, base, r, 1, [0, 1]);
    disc(board, cx, base, r / 2, 0, [0, 1]);
    disc(board, cx + (random() < 0.5 ? 4.2 : -4.2), 2, 1, 2);
  } else if (kind === 2) {
    disc(board, cx, base, r, 1, [0]);
    disc(board, cx, base, r, 2, [1]);
  } else {
    board.add('triangle', cx - r, base - r, r, color(1), { turn: 2 });
    board.add('quarter', cx, base - r * 0.75, r * 0.75, color(2), { turn: 3 });
  }
  board.add('square', 0, base, [columns, 1], color(3));
};

/** Columns of different heights, each with a cap of its own, on one ground line. */
const towers: Draw = (board) => {
  const { columns, rows, color, random } = board;
  for (let x = 0; x + 2 <= columns; x += 2) {
    const height = 1 + Math.floor(random() * (rows - 2));
    const rank = 1 + Math.floor(random() * 3);
    const cap = pick(random, ['quarter', 'triangle', 'square']);
    board.add('square', x, rows - height, [2, height], color(rank));
    board.add(cap, x, rows - height - 2, 2, color(1 + (rank % 3)), { turn: random() < 0.5 ? 2 : 3 });
  }
};

/** Arches inside one another, and a sun above them. */
const arches: Draw = (board) => {
  const { columns, rows, random } = board;
  const cx = columns / 2;
  const outer = Math.min(cx, rows - 2.5);
  const step = outer / (3 + Math.floor(random() * 3));
  for (let r = outer, rank = 1; r > step / 2; r -= step, rank = rank === 3 ? 0 : rank + 1)
    disc(board, cx, rows, r, rank, [0, 1]);
  disc(board, cx, 1.25, 0.6, 3);
};

/** Leaves above one another, each of two quarter discs, on one stem. */
const petals: Draw = (board) => {
  const { columns, rows, color } = board;
  const cx = columns / 2;
  board.add('square', cx - 0.06, 1, [0.12, rows - 1], color(3));
  for (let y = 1, rank = 1; y + 2 <= rows; y += 2, rank = rank === 1 ? 2 : 1) {
    board.add('quarter', cx - 2, y, 2, color(rank), { turn: 1 });
    board.add('quarter', cx, y, 2, color(rank === 1 ? 2 : 1), { turn: 0 });
  }
};

/** A moon that waxes from disc to disc. */
const moons: Draw = (board) => {
  const { columns, rows, random } = board;
  const cx = columns / 2;
  const isLeft = random() < 0.5;
  for (let index = 0; index < 3; index += 1) {
    const cy = rows * (0.2 + index * 0.3);
    const r = rows * 0.13;
    disc(board, cx, cy, r, 1, isLeft ? [0, 3] : [1, 2]);
    disc(board, cx, cy, r, index > 0 ? 3 : 1, isLeft ? [1, 2] : [0, 3]);
    if (index > 1) disc(board, cx, cy, r * 0.6, 2);
  }
};

/** A block of two by two tiles, mirrored to all sides and repeated: a woven pattern. */
const weave: Draw = (board) => {
  const { columns, rows, color, random } = board;
  const block = Array.from({ length: 4 }, (_, index) => {
    const shape = pick(random, ['quarter', 'quarter', 'triangle', 'square']);
    return { shape, turn: Math.floor(random() * 4), rank: 1 + ((index + Math.floor(random() * 2)) % 3) };
  });
  // Color by color, because a seam would show between two paths of one.
  for (const rank of [1, 2, 3])
    for (let y = 0; y < rows; y += 1)
      for (let x = 0; x < columns; x += 1) {
        const [isRight, isLow] = [x % 4 > 1, y % 4 > 1];
        const cell = block[(isRight ? 3 - (x % 4) : x % 4) + 2 * (isLow ? 3 - (y % 4) : y % 4)];
        if (cell?.rank !== rank) continue;
        // Mirrored left to right, the turns 0, 1, 2, 3 are 1, 0, 3, 2; upside down they are 3, 2, 1, 0.
        const turn = isRight ? cell.turn ^ 1 : cell.turn;
        board.add(cell.shape, x, y, 1, color(rank), { turn: isLow ? 3 - turn : turn });
      }
};

/** Scattered cuttings of different sizes, which overlap. */
const cuttings: Draw = (board) => {
  const { columns, rows, color, random } = board;
  for (const size of [5, 4, 4, 3, 3, 2, 2, 1, 1, 1]) {
    const shape = pick(random, ['quarter', 'quarter', 'triangle', 'arc', 'bar']);
    const [x, y] = [Math.floor(random() * (columns - size + 1)), Math.floor(random() * (rows - size + 1))];
    const rank = 1 + Math.floor(random() * 3);
    board.add(shape, x, y, size, color(rank), { turn: Math.floor(random() * 4), weight: 0.4 });
  }
};

/** A ground and three ranks, by name. */
type Ranks = `${Color} ${Color} ${Color} ${Color}`;
type LookRules = readonly [columns: number, rows: number, rules: readonly [Draw, ...Draw[]], ...palettes: Ranks[]];

/** The grid of a look, its rules, and the colors that they use. */
const rulesOfLooks: Readonly<Record<LookName, LookRules>> = {
  minimal: [16, 8, [figure], 'raised brand ink accent', 'raised ink accent brand'],
  bold: [8, 4, [towers, weave], 'accent brand ink ground', 'brand accent ground ink'],
  elegant: [8, 8, [arches, petals, moons], 'raised brand ground accent', 'brand ground accent raised'],
  modern: [12, 8, [weave, arches], 'brand onBrand accent ink', 'accent ground brand ink'],
  artsy: [10, 8, [cuttings], 'accent brand ink ground', 'raised brand accent ink', 'brand ink accent ground'],
  neutral: [12, 8, [figure, arches], 'raised brand accent ink'],
};

export const pictureOf = (look: LookName, seed: number): FieldInput<Color> => {
  const [columns, rows, rules, ...palettes] = rulesOfLooks[look];
  const palette = palettes[seed % palettes.length]?.split(' ') as [Color, Color, Color, Color];
  return { seed, columns, rows, palette, rule: rules[(seed >>> 4) % rules.length] ?? rules[0] };
};
