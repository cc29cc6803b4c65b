import { disc, half, rect, ring, variants, wedge } from '../figures';
import type { Board, Rule } from '../types';

const rolling = [{ orbit: 0 }, { orbit: 1 }, { orbit: 2 }, { orbit: 3 }];

/** How far each streak of wind reaches, as a share of the free field. */
const reaches = [0.35, 0.6, 0.2, 0.8, 0.45, 1, 0.65, 0.9];

/** A wheel: tire, rim in two halves that shows how it rolls, and hub. */
const wheel = (board: Board, cx: number, cy: number, r: number, ranks: readonly [number, number, number]) => {
  const [tire, rim, hub] = ranks.map(board.color);
  if (!tire || !rim || !hub) return;
  disc(board, cx, cy, r, tire);
  disc(board, cx, cy, r * 0.6, [rim, hub, rim, hub], { poses: rolling });
  disc(board, cx, cy, r * 0.2, tire);
};

/** One wheel at the right edge; the road and the air stream past it in bars that slide. */
const pace: Rule = (board) => {
  const { columns, rows, color, random } = board;
  const r = Math.round(rows * 0.4);
  const cx = columns - r - 1;
  const cy = rows - r;
  const first = Math.floor(random() * reaches.length);
  for (let y = cy - r; y < rows; y += 1) {
    const start = Math.round((cx - r) * (1 - (reaches[(first + y) % reaches.length] ?? 1))) + 1;
    const step = Math.min(2, r - 1);
    const delay = (y % 3) * 0.15;
    const steps = [0, step, step / 2, step];
    const fill = color(y % 4 === 1 ? 2 : 1);
    half(board, start + 0.25, y + 0.5, 0.25, 3, fill, { poses: steps.map((dx) => ({ dx })), delay });
    // The front end stays behind the wheel.
    const streak = steps.map((dx) => ({ dx, dw: -dx }));
    rect(board, start + 0.25, y + 0.25, cx - start - 0.25, 0.5, fill, { poses: streak, delay });
  }
  wheel(board, cx, cy, r, [1, 2, 3]);
};

/** Two wheels, and a frame of a triangle and two quarters between them. */
const machine: Rule = (board) => {
  const { columns, rows, color } = board;
  const r = Math.floor(rows * 0.3);
  const back = Math.round(columns * 0.25);
  const front = columns - back;
  const cy = rows - r - 1;
  rect(board, 0, rows - 1, columns, 1, color(1));
  for (let x = 1; x < columns - 1; x += 4) rect(board, x, rows - 0.625, 2, 0.25, color(0));
  ring(board, back, cy, r, 0.375, color(1));
  ring(board, front, cy, r, 0.375, color(1));
  const s = Math.floor((front - back) / 2);
  board.add('triangle', back, cy - s, s, color(2), { turn: 2 });
  board.add('quarter', back + s, cy - s, s, color(3), { turn: 3 });
  board.add('triangle', front - s, cy - s, s, color(2), { turn: 0 });
  rect(board, back - 1, cy - s - 1, s + 1, 1, color(1));
  board.add('quarter', front - s, cy - s - 2, 2, color(1), { turn: 3 });
};

/** Nested arrows, each over the whole height: acceleration. */
const thrust: Rule = (board) => {
  const { columns, rows, color } = board;
  const depth = rows / 2;
  [1, 0, 3, 2].forEach((rank, index) => {
    const tip = columns - index * Math.round(columns * 0.19) - 1;
    if (tip <= depth) return;
    rect(board, 0, 0, tip - depth, rows, color(rank));
    wedge(board, tip - depth, 0, depth, 1, color(rank));
  });
};

/** The finish: a checkered flag, and a quarter of a wheel that fills the corner. */
const finish: Rule = (board) => {
  const { columns, rows, color } = board;
  const edge = Math.round(columns * 0.3125);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < edge; x += 1) if ((x + y) % 2 === 0) rect(board, x, y, 1, 1, color(1));
  }
  [1, 0, 2, 3, 1].forEach((rank, index) => {
    const r = rows * ([1, 0.8, 0.7, 0.4, 0.2][index] ?? 1);
    board.add('quarter', columns - r, rows - r, r, color(rank), { turn: 2 });
  });
};

/** Speed and wheels: one wheel and its wind, a machine, thrust, the finish. */
export const damonMotorcycles: Rule = variants(pace, machine, thrust, finish);
