import { capsule, disc, half, leaf, rect, variants } from '../figures';
import type { Board, Rule } from '../types';

const swaying = [{ orbit: 0 }, { orbit: 1 }, { orbit: 2 }, { orbit: 1 }];

/** A stem with leaves by turns left and right, and a blossom that pulses. */
const plant = (board: Board, x: number, height: number, size: number, leaves: number) => {
  const { rows, color } = board;
  const top = rows - height;
  rect(board, x - 0.125, top, 0.25, height, color(1));
  for (let index = 0; index < leaves; index += 1) {
    const right = index % 2 === 0;
    const settings = { poses: swaying, delay: (index % 4) * 0.12 };
    const y = rows - 0.5 - size * (1 + index * 0.75);
    leaf(board, right ? x : x - size, y, size, right ? 'right' : 'left', color(1), color(right ? 1 : 2), settings);
  }
  [
    [size * 0.75, 3],
    [size * 0.5, 0],
    [size * 0.25, 3],
  ].forEach(([r = 1, rank = 1], index) => {
    const step = index === 0 ? 0 : size * 0.125;
    for (const [turn, cx, cy] of [
      [2, -r, -r],
      [3, 0, -r],
      [0, 0, 0],
      [1, -r, 0],
    ] as const) {
      const grown = { dw: step, dh: step, dx: cx < 0 ? -step : 0, dy: cy < 0 ? -step : 0 };
      const poses = [{}, grown, {}, grown];
      board.add('quarter', x + cx, top + cy, r, color(rank), { turn, poses, delay: index * 0.15 });
    }
  });
};

/** Three plants of different height in a calm field. */
const garden: Rule = (board) => {
  const { columns, rows } = board;
  const size = Math.max(1, Math.floor(rows * 0.25));
  plant(board, Math.round(columns * 0.19), Math.round(rows * 0.4), size, 1);
  plant(board, Math.round(columns * 0.5), Math.round(rows * 0.76), size * 1.25, 2);
  plant(board, Math.round(columns * 0.82), Math.round(rows * 0.58), size, 2);
};

/** A blossom of four leaves, and a pulse that runs into it. */
const pulse: Rule = (board) => {
  const { columns, rows, color } = board;
  const s = Math.floor(rows * 0.4);
  const cx = columns - s - 1;
  const cy = rows / 2;
  const beats = [0.5, 0.5, 1, 0.5, 2, 4, 1, 0.5, 1.5, 0.5, 0.5];
  beats.forEach((reach, index) => {
    const x = 0.75 + index * 0.75;
    if (x + 0.5 < cx - s)
      capsule(board, x, cy - reach * rows * 0.1, 0.375, reach * rows * 0.2, color(reach > 3 ? 3 : 1));
  });
  leaf(board, cx - s, cy - s, s, 'left', color(1), color(1));
  leaf(board, cx, cy - s, s, 'right', color(2), color(2));
  leaf(board, cx - s, cy, s, 'right', color(2), color(2));
  leaf(board, cx, cy, s, 'left', color(1), color(1));
  disc(board, cx, cy, s * 0.5, color(0));
  disc(board, cx, cy, s * 0.25, color(3));
};

/** A meadow of leaves; a diagonal of it has closed to seeds. */
const meadow: Rule = (board) => {
  const { columns, rows, color } = board;
  for (let row = 0; row * 2 + 2 <= rows; row += 1) {
    for (let column = 0; column * 2 + 2 <= columns; column += 1) {
      const [x, y] = [column * 2, row * 2];
      const depth = column - (rows / 2 - 1 - row) - 1;
      if (depth < 0) disc(board, x + 1, y + 1, 0.25, color(1));
      else if (depth === 0) disc(board, x + 1, y + 1, 1, color(3));
      else leaf(board, x, y, 2, depth % 2 === 0 ? 'left' : 'right', color(depth % 2 === 0 ? 2 : 1));
    }
  }
};

/** Morning: a sun in half rings, and three shoots that open. */
const morning: Rule = (board) => {
  const { columns, rows, color } = board;
  const ground = rows - Math.max(1, Math.floor(rows * 0.2));
  const cx = Math.round(columns * 0.66);
  const r = Math.min(ground - 1, columns - cx);
  [3, 0, 2, 0, 3].forEach((rank, index) => half(board, cx, ground, r * (1 - index * 0.2), 0, color(rank)));
  rect(board, 0, ground, columns, rows - ground, color(1));
  [
    [0.19, 0.3],
    [0.19, 0],
    [0.5, 0],
  ].forEach(([place = 0, lift = 0], index) => {
    const s = Math.floor(rows * (index === 2 ? 0.2 : 0.3));
    const [x, y] = [Math.round(columns * place), ground - s - Math.floor(rows * lift)];
    leaf(board, x - s, y, s, 'left', color(1));
    leaf(board, x, y, s, 'right', color(index === 0 ? 2 : 1));
  });
};

/** Leaves and pulses: a garden, a pulse, a meadow, a morning. */
export const bellabeat: Rule = variants(garden, pulse, meadow, morning);
