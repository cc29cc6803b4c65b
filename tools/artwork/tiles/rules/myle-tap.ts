import { arch, disc, half, rect, variants } from '../figures';
import type { Board, Rule } from '../types';

const dial = [{ orbit: 0 }, { orbit: 1 }, { orbit: 2 }, { orbit: 3 }];
const counterDial = [{ orbit: 0 }, { orbit: 3 }, { orbit: 2 }, { orbit: 1 }];

/** Rings around a point as a stack of discs, largest first. Every quarter counts its colors from another start. */
const target = (board: Board, cx: number, cy: number, radii: readonly number[], broken: boolean, still = false) => {
  const { color } = board;
  radii.forEach((r, index) => {
    const rank = (corner: number) => color((broken ? index + ([1, 2, 1, 3][corner] ?? 1) : index + 1) % 4);
    disc(
      board,
      cx,
      cy,
      r,
      [rank(0), rank(1), rank(2), rank(3)],
      still
        ? {}
        : {
            poses: index % 2 === 0 ? dial : counterDial,
            delay: 0.5 * (index / radii.length),
          },
    );
  });
};

const steps = (r: number, count: number) => Array.from({ length: count }, (_, index) => r * (1 - index / count));

/** One tap, its rings broken where the quarters meet, and a finger's small echo. */
const tap: Rule = (board) => {
  const { columns, rows } = board;
  const r = rows / 2;
  target(board, columns - r - (columns > rows * 1.3 ? 1 : 0), r, steps(r, 5), true);
  const small = Math.max(0.5, Math.floor((columns - rows) / 6));
  target(board, small * 2, rows - small * 2, steps(small, 2), false);
};

/** A ripple from the corner reaches the edges. */
const ripple: Rule = (board) => {
  const { columns, rows, color } = board;
  const cx = Math.round(columns * 0.375);
  const cy = Math.round(rows * 0.4);
  const quarter = (r: number, rank: number, corner: number) => {
    const [left, top] = [
      [-1, -1],
      [0, -1],
      [0, 0],
      [-1, 0],
    ][corner] ?? [0, 0];
    board.add('quarter', cx + (left ?? 0) * r, cy + (top ?? 0) * r, r, color(rank), { turn: (corner + 2) % 4 });
  };
  const reaches = [
    Math.min(cx, cy),
    Math.min(columns - cx, cy),
    Math.min(columns - cx, rows - cy),
    Math.min(cx, rows - cy),
  ];
  const ranks = [
    [1, 0],
    [2, 0],
    [1, 3],
    [2, 3],
  ];
  reaches.forEach((reach, corner) => {
    for (let r = reach; r > 0; r -= 1) quarter(r, ranks[corner]?.[(reach - r) % 2] ?? 1, corner);
  });
};

/** Many taps: the nearer the finger, the more rings answer. */
const answers: Rule = (board) => {
  const { columns, rows, color } = board;
  for (let row = 0; row * 2 + 2 <= rows; row += 1) {
    for (let column = 0; column * 2 + 2 <= columns; column += 1) {
      const [cx, cy] = [column * 2 + 1, row * 2 + 1];
      const distance = Math.hypot(cx - columns * 0.69, cy - rows * 0.5);
      const r = [1, 1, 0.75, 0.5, 0.375, 0.25][Math.round(distance / 2)] ?? 0.125;
      disc(board, cx, cy, r, color(distance < 1.5 ? 2 : r > 0.5 ? 1 : 3));
      if (r > 0.5) disc(board, cx, cy, r / 2, color(distance < 1.5 ? 3 : 0));
    }
  }
};

/** Two half ripples, out of step by one ring, meet at a line. */
const meeting: Rule = (board) => {
  const { columns, rows, color } = board;
  const r = rows / 2;
  const x = columns / 2;
  rect(board, x, 0, columns - x, rows, color(1));
  for (let index = 0; index < 5; index += 1) {
    const radius = r * (1 - index / 5);
    half(board, x, r, radius, 3, color([2, 0, 2, 0, 3][index] ?? 1));
    half(board, x, r, radius, 1, color([0, 3, 0, 2, 0][index] ?? 2));
  }
  arch(board, 0, r, r * 0.4, 0.5, 1, color(1));
  arch(board, columns, r, r * 0.4, 0.5, 3, color(3));
};

/** Concentric taps: one, a ripple, many answers, a meeting. */
export const myleTap: Rule = variants(tap, ripple, answers, meeting);
