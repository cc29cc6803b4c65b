import type { TileColor } from '../../../../src/content/types';
import { arch, disc, half, rect, variants } from '../figures';
import type { Board, Rule } from '../types';

/** A bar that stands on a base line (or hangs from it), with a round end; its heights change from beat to beat. */
const pillar = (board: Board, x: number, base: number, heights: readonly number[], up: boolean, fill: TileColor) => {
  const [h0 = 1] = heights;
  const delay = (0.5 * x) / board.columns;
  const shaft = heights.map((h) => (up ? { dy: h0 - h, dh: h - h0 } : { dh: h - h0 }));
  const cap = heights.map((h) => ({ dy: up ? h0 - h : h - h0 }));
  rect(board, x, up ? base - h0 : base, 1, h0, fill, { poses: shaft, delay });
  half(board, x + 0.5, up ? base - h0 : base + h0, 0.5, up ? 0 : 2, fill, { poses: cap, delay });
};

/** Sound rises to a peak, right of the middle, and mirrors below the base line. */
const equalizer: Rule = (board) => {
  const { columns, rows, color, random } = board;
  const base = Math.round(rows * 0.62);
  const phase = random() * 6;
  const peak = columns * (0.5 + random() * 0.25);
  // The last bar stands as far from its edge as the first.
  const start = columns % 2 === 0 ? 1.5 : 1;
  const accent = start + 2 * Math.round((peak - start) / 2);
  for (let x = start; x < columns - 1; x += 2) {
    const swell = 0.12 + 0.88 * Math.exp(-(((x - peak) / (columns * 0.27)) ** 2));
    const level = (beat: number) => {
      const wave = 0.68 + 0.32 * Math.sin(x * 1.1 + phase + (beat * Math.PI) / 2) * (x === accent ? 0.4 : 1);
      return Math.max(1, Math.round((base - 2) * swell * wave));
    };
    const heights = [0, 1, 2, 3].map(level);
    pillar(board, x, base, heights, true, x === accent ? color(2) : color(1));
    pillar(
      board,
      x,
      base,
      heights.map((h) => Math.max(0.5, Math.round(h * 0.4))),
      false,
      color(3),
    );
  }
};

/** Three ribbons of half rings run through the picture under a disc. */
const ribbons: Rule = (board) => {
  const { columns, rows, color } = board;
  const r = Math.max(1, Math.floor(rows / 5));
  disc(board, columns - r * 2.5, r * 1.5, r, color(2));
  const waves = Math.max(2, Math.round(columns / (r * 1.4)));
  const pitch = columns / waves;
  const weight = Math.min(1, 2 - pitch / r);
  [1, 3, 2].forEach((rank, line) => {
    const y = rows - r * (2.75 - line * 0.75);
    for (let wave = 0; wave <= waves; wave += 1) {
      arch(board, wave * pitch, y, r, weight, wave % 2 === 0 ? 0 : 2, color(rank));
    }
  });
};

/** A source of sound on the floor: rings to the left, broken rings to the right. */
const source: Rule = (board) => {
  const { columns, rows, color } = board;
  const cx = Math.round(columns * 0.62);
  const left = [1, 0, 3, 2, 1, 2];
  const right = [2, 1, 0, 3];
  left.forEach((rank, index) => {
    const r = Math.round(Math.min(cx, rows) * (1 - index / left.length));
    board.add('quarter', cx - r, rows - r, r, color(rank), { turn: 2 });
  });
  right.forEach((rank, index) => {
    const r = Math.round((columns - cx) * (1 - index / right.length));
    board.add('quarter', cx, rows - r, r, color(rank), { turn: 3 });
  });
};

/** A loudspeaker, and the beat it plays as a stair of bars. */
const speaker: Rule = (board) => {
  const { columns, rows, color, random } = board;
  const r = rows / 2;
  rect(board, 0, 0, rows, rows, color(1));
  [0, 2, 0, 1].forEach((rank, index) => disc(board, r, r, (r - 1) * (1 - index * 0.25), color(rank)));
  const phase = random() * 6;
  for (let y = 0; y < rows; y += 1) {
    const room = columns - rows;
    const length = Math.max(1, Math.round(room * (0.5 + 0.5 * Math.sin(y * 0.9 + phase))));
    if (y % 2 === 1) continue;
    rect(board, rows, y, length - 0.5, 1, color(3));
    half(board, rows + length - 0.5, y + 0.5, 0.5, 1, color(3));
  }
};

/** Sound waves: an equalizer, ribbons, a source on the floor, a loudspeaker. */
export const trillerfest: Rule = variants(equalizer, ribbons, source, speaker);
