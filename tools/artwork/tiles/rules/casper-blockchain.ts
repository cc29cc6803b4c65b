import type { TileColor } from '../../../../src/content/types';
import { rect, ring, variants } from '../figures';
import type { Board, Rule, Shape } from '../types';

const turning = [{ turn: 0 }, { turn: 1 }, { turn: 2 }, { turn: 3 }];
const shapes: readonly Shape[] = ['quarter', 'triangle', 'quarter', 'bar'];

/** A block: a square cell with one shape in it that turns. */
const block = (board: Board, x: number, y: number, size: number, fill: TileColor, ground: TileColor, step: number) => {
  const shape = shapes[step % shapes.length] ?? 'quarter';
  board.add(shape, x, y, size, fill, { ground, turn: step % 4, poses: turning, delay: (step % 6) * 0.09 });
};

/** One chain winds through the picture, row by row; a block of it is new. */
const chain: Rule = (board) => {
  const { columns, rows, color, seed } = board;
  const across = Math.floor((columns - 1) / 3);
  const down = Math.floor((rows - 1) / 3);
  const x0 = (columns - across * 3 + 1) / 2;
  const y0 = (rows - down * 3 + 1) / 2;
  const first = (seed >> 2) % 2;
  const count = across * down;
  for (let step = first; step < count; step += 1) {
    const row = Math.floor(step / across);
    const column = row % 2 === 0 ? step % across : across - 1 - (step % across);
    const [x, y] = [x0 + column * 3, y0 + row * 3];
    const last = step % across === across - 1;
    if (step < count - 1) {
      if (last) rect(board, x + 0.75, y + 2, 0.5, 1, color(1));
      else rect(board, row % 2 === 0 ? x + 2 : x - 1, y + 0.75, 1, 0.5, color(1));
    }
    const fresh = step === count - Math.ceil(across / 2);
    const dark = step % 3 === 1;
    block(board, x, y, 2, color(dark && !fresh ? 1 : 2), color(fresh ? 3 : dark ? 2 : 1), step);
  }
};

/** Rings that hold each other. */
const links: Rule = (board) => {
  const { columns, rows, color } = board;
  const r = Math.floor(rows * 0.35);
  const pitch = r * 1.4;
  const cy = rows / 2;
  const count = Math.max(1, Math.floor((columns - 2 * r) / pitch) + 1);
  const x0 = (columns - (count - 1) * pitch) / 2;
  const fill = (index: number) => color([1, 2, 1, 3][index % 4] ?? 1);
  for (let index = 0; index < count; index += 1) ring(board, x0 + index * pitch, cy, r, 0.25, fill(index));
  // Each ring passes over its right neighbor at the top: its upper right quarter is painted again.
  for (let index = 0; index < count - 1; index += 1) {
    board.add('arc', x0 + index * pitch, cy - r, r, fill(index), { turn: 3, weight: 0.25 });
  }
};

/** A tree of hashes: one root, and each block rests on two. */
const tree: Rule = (board) => {
  const { columns, rows, color } = board;
  const levels = 4;
  const rise = (rows - 2) / (levels - 0.25);
  const line = 0.25;
  for (let level = 0; level < levels; level += 1) {
    const count = 2 ** level;
    const pitch = columns / count;
    const size = [2, 1.5, 1.5, 1][level] ?? 1;
    const y = 1 + level * rise;
    for (let index = 0; index < count; index += 1) {
      const cx = (index + 0.5) * pitch;
      if (level < levels - 1) {
        const r = Math.min(pitch / 4, rise * 0.5);
        const bend = y + rise * 0.5;
        rect(board, cx - line / 2, y, line, bend - y + line / 2, color(1));
        rect(board, cx - pitch / 4 + r / 2, bend - line / 2, pitch / 2 - r, line, color(1));
        for (const side of [-1, 1]) {
          const end = cx + (side * pitch) / 4;
          board.add(
            'arc',
            side < 0 ? end - line / 2 : end + line / 2 - (r / 2 + line / 2),
            bend - line / 2,
            r / 2 + line / 2,
            color(1),
            { turn: side < 0 ? 2 : 3, weight: line / (r / 2 + line / 2) },
          );
          rect(board, end - line / 2, bend + r / 2, line, rise * 0.5, color(1));
        }
      }
      const dark = (index + level) % 2 === 1;
      const settings = {
        ground: color(level === 0 ? 3 : dark ? 2 : 1),
        turn: index % 4,
        poses: turning,
        delay: level * 0.15,
      };
      board.add('quarter', cx - size / 2, y - (level === 0 ? 0.5 : 0), size, color(dark ? 1 : 2), settings);
    }
  }
};

/** A ledger: every row repeats one sign as often as it was entered; the newest entry stands out. */
const ledger: Rule = (board) => {
  const { columns, rows, color, seed } = board;
  const size = 2;
  const y0 = (rows % size) / 2;
  for (let row = 0; (row + 1) * size <= rows; row += 1) {
    const count = Math.round((columns / size) * ([0.375, 0.875, 0.625, 1, 0.5][row % 5] ?? 1));
    for (let index = 0; index < count; index += 1) {
      const newest = row === 0 && index === count - 1;
      const dark = (row + (index >> 1)) % 2 === 1;
      board.add(
        shapes[row % shapes.length] ?? 'quarter',
        index * size,
        y0 + row * size,
        size,
        color(dark && !newest ? 1 : 2),
        {
          ground: color(newest ? 3 : dark ? 2 : 1),
          turn: (seed + row + (index % 2)) % 4,
        },
      );
    }
  }
};

/** Linked blocks: a chain, rings, a tree of hashes, a ledger. */
export const casperBlockchain: Rule = variants(chain, links, tree, ledger);
