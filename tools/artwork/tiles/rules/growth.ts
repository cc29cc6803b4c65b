import { disc, leaf, rect, wedge } from '../figures';
import type { Rule } from '../types';

/** Growth: columns climb from left to right, each with the top of another tile; the tallest bears leaves. */
export const growth: Rule = (board) => {
  const { columns, rows, color } = board;
  const w = Math.max(1, Math.floor(columns / 8));
  const count = Math.floor(columns / w) - 1;
  for (let index = 0; index < count; index += 1) {
    const x = index * w;
    const height = Math.round((rows - 2 * w) * ((index + 1) / count) ** 1.6);
    const rank = [1, 2, 1, 3][index % 4] ?? 1;
    const y = rows - height;
    rect(board, x, y, w, height, color(rank));
    if (index === count - 1) {
      const stem = x + w / 2;
      leaf(board, stem - w, y - 1.5 * w, w, 'left', color(1));
      leaf(board, stem, y - 2 * w, w, 'right', color(1));
      rect(board, stem - 0.125, y - w, 0.25, w, color(1));
    } else if (index % 3 === 0) board.add('quarter', x, y - w, w, color(rank), { turn: 2 });
    else if (index % 3 === 1) wedge(board, x, y - w / 2, w / 2, 0, color(rank));
    else board.add('triangle', x, y - w, w, color(rank), { turn: 2 });
  }
  const r = Math.floor(rows * 0.2);
  disc(board, Math.round(columns * 0.25), Math.round(rows * 0.3), r, color(2));
  disc(board, Math.round(columns * 0.25), Math.round(rows * 0.3), r / 2, color(0));
};
