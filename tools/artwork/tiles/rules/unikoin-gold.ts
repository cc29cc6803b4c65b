import { arch, capsule, disc, half, rect, variants } from '../figures';
import type { Board, Rule } from '../types';

const tossing = [{ flip: 0 }, { flip: 1 }];

/** A coin with a raised edge and the letter U. It turns over around its upright axis. */
const coin = (
  board: Board,
  cx: number,
  cy: number,
  r: number,
  ranks: readonly [edge: number, face: number, sign: number],
  delay = 0,
) => {
  const [edge, face, sign] = ranks.map(board.color);
  if (!edge || !face || !sign) return;
  const settings = { poses: tossing, delay, pivot: [cx, cy] as const };
  disc(board, cx, cy, r, edge, { ...settings, back: edge });
  disc(board, cx, cy, r * 0.8, face, { ...settings, back: sign });
  const u = r * 0.4;
  arch(board, cx, cy, u, 0.5, 2, sign, { ...settings, back: face });
  rect(board, cx - u, cy - u, u / 2, u, sign, { ...settings, back: face });
  rect(board, cx + u / 2, cy - u, u / 2, u, sign, { ...settings, back: face });
};

/** Stacks that grow like a chart, and the next coin in the air. */
const stacks: Rule = (board) => {
  const { columns, rows, color } = board;
  const width = Math.max(3, Math.floor((columns - 2) / 4));
  const heights = [0.2, 0.3, 0.5, 0.8].map((share) => Math.round(rows * share));
  heights.forEach((height, index) => {
    for (let level = 1; level <= height; level += 1) {
      const rank = level === height && index === 3 ? 3 : 1 + ((level + height) % 2);
      capsule(board, 1 + index * width, rows - level, width - 0.5, 1, color(rank));
    }
  });
  const r = Math.floor(rows * 0.25);
  coin(board, columns * 0.28, rows * 0.35, r, [1, 2, 1]);
};

/** One coin fills the height; its milled edge is a comb of bars. */
const mint: Rule = (board) => {
  const { columns, rows, color } = board;
  const r = rows / 2;
  const cx = columns - r;
  for (let y = 0; y < rows; y += 1) rect(board, 0, y + 0.25, cx - r + (y % 2 === 0 ? 0 : -2), 0.5, color(1));
  coin(board, cx, r, r, [1, 2, 3]);
};

/** Coins in order of the moon: new at the left, full at the right, one of another mint. */
const phases: Rule = (board) => {
  const { columns, rows, color, random } = board;
  const rowCount = Math.floor(rows / 2);
  const columnCount = Math.floor(columns / 2);
  const special = Math.floor(rowCount * (0.3 + random() * 0.4));
  for (let row = 0; row < rowCount; row += 1) {
    for (let column = 0; column < columnCount; column += 1) {
      const [cx, cy] = [column * 2 + 1, row * 2 + 1 + (rows % 2) / 2];
      const age = column / (columnCount - 1) + (row % 2) * 0.08;
      const accent = row === special && column === columnCount - 3;
      const back = color(accent ? 3 : 2);
      const delay = (column / columnCount) * 0.5;
      const settings = { poses: tossing, delay, pivot: [cx, cy] as const };
      disc(board, cx, cy, 0.875, color(accent ? 3 : 1), { ...settings, back });
      if (accent) disc(board, cx, cy, 0.375, color(2), { ...settings, back: color(3) });
      else if (age < 0.35) disc(board, cx, cy, 0.75, color(0), { ...settings, back });
      else if (age < 0.65) half(board, cx, cy, 0.875, age < 0.48 ? 3 : 1, color(2), { ...settings, back: color(1) });
    }
  }
};

/** A coin half way into its slot, above those already there, laid like scales. */
const deposit: Rule = (board) => {
  const { columns, rows, color } = board;
  const line = Math.round(rows * 0.6);
  const cx = Math.round(columns * 0.62);
  const r = Math.min(line, columns - cx) - 1;
  [1, 2, 3].forEach((rank, index) => half(board, cx, line, r * (1 - index * 0.25), 0, color(rank)));
  rect(board, 0, line, columns, rows - line, color(1));
  for (let layer = 0; layer < 2; layer += 1) {
    for (let x = -1; x < columns; x += 2) {
      const center = x + 1 + (layer === 0 ? 1 : 0);
      half(board, center, rows - 1 + layer, 1, 0, color(layer === 0 ? 0 : 1));
      half(board, center, rows - 1 + layer, 0.75, 0, color(layer === 0 ? 0 : 2));
    }
  }
  capsule(board, cx - r - 1, line - 0.25, r * 2 + 2, 0.5, color(2));
};

/** Coins: stacks, one from the mint, phases, a deposit. */
export const unikoinGold: Rule = variants(stacks, mint, phases, deposit);
