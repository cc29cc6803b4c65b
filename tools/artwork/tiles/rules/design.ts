import { disc, half, leaf, rect } from '../figures';
import type { Rule } from '../types';

/** Design: the primary shapes, each at its largest, lean on one another. */
export const design: Rule = (board) => {
  const { columns, rows, color } = board;
  const r = Math.floor(rows * 0.4);
  const cx = Math.round(columns * 0.5);
  rect(board, columns - r, 0, r, r, color(2));
  board.add('triangle', columns - (rows - r), r, rows - r, color(1), { turn: 2 });
  disc(board, cx - r, rows - r, r, color(1));
  half(board, cx - r, rows - r, r, 3, color(2));
  disc(board, cx - r, rows - r, r / 4, color(0));
  board.add('quarter', cx, 0, Math.min(r, rows - r), color(3), { turn: 1 });
  leaf(board, 0, 0, Math.floor(rows * 0.2), 'right', color(1));
  for (let index = 0; index < 5; index += 1)
    rect(board, columns - r + 0.5, 0.5 + index * 0.75, Math.max(0, r - 1), 0.25, color(0));
};
