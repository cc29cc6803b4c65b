import { disc, rect, ring } from '../figures';
import type { Rule } from '../types';

/** Research: a field of samples, and a lens that finds the few that matter. */
export const research: Rule = (board) => {
  const { columns, rows, color } = board;
  const r = Math.max(1, Math.floor(rows * 0.35));
  const cx = Math.round(columns * 0.62);
  const cy = Math.floor(rows * 0.45);
  for (let y = 0.5; y < rows; y += 1) {
    for (let x = 0.5; x < columns; x += 1) {
      const behindGrip = Math.abs(x - cx) < 1 && y > cy;
      if (behindGrip || Math.hypot(x - cx, y - cy) < r + 0.6) continue;
      const wave = Math.sin(x * 0.7) + Math.cos(y * 0.9 + x * 0.25);
      disc(board, x, y, wave > 1.1 ? 0.375 : wave > 0 ? 0.25 : 0.125, color(wave > 1.1 ? 2 : 1));
    }
  }
  disc(board, cx, cy, r, color(1));
  ring(board, cx, cy, r, 0.15, color(3));
  const heights = [0.4, 0.9, 0.6, 1.1];
  heights.forEach((height, index) => {
    const w = r * 0.25;
    rect(board, cx - w * 2.3 + index * w * 1.2, cy + r * 0.5 - height * r, w, height * r, color(index === 3 ? 3 : 0));
  });
  const grip = rows - cy - r;
  if (grip > 0) board.add('bar', cx - 0.5, cy + r, [1, grip], color(3), { weight: 1 });
};
