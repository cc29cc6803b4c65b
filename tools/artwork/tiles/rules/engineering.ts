import { arch, disc, rect, wedge } from '../figures';
import type { Rule } from '../types';

/** Engineering: a bridge. One arch, its hangers, a truss under the deck, and a block on its way across. */
export const engineering: Rule = (board) => {
  const { columns, rows, color } = board;
  const deck = Math.round(rows * 0.6);
  const r = Math.min(deck - 1, Math.floor(columns * 0.375));
  const cx = Math.round(columns * 0.5625);
  disc(board, cx + r, deck - r, Math.max(0.5, r * 0.2), color(3));
  for (let step = 1 - r; step < r; step += 1) {
    const height = Math.sqrt((r * 0.9) ** 2 - step * step);
    if (height > 0.25) rect(board, cx + step - 0.0625, deck - height, 0.125, height, color(1));
  }
  arch(board, cx, deck, r, 0.15, 0, color(1));
  const bay = Math.max(1, Math.floor(rows * 0.2));
  for (let x = 0; x < columns; x += 2 * bay) {
    wedge(board, x, deck + 0.5, bay, 2, color(2));
    wedge(board, x + bay, deck + 0.5, bay, 0, color(1));
  }
  rect(board, 0, deck, columns, 0.5, color(1));
  const pier = deck + 0.5 + bay;
  for (const x of [cx - r, cx + r - 1]) rect(board, x, pier, 1, rows - pier, color(1));
  const size = Math.max(1, Math.floor(rows * 0.2));
  board.add('quarter', 1, deck - size, size, color(1), { ground: color(3), turn: 1 });
};
