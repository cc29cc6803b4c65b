/** The figures of pages that report something, and of the pages to log in by: ten by ten cells, each on a ground of its own. */

import type { VignetteId } from '../../src/components/media/vignette';
import { composeMoving } from './tiles/field';
import { arch, capsule, disc, half, leaf, rect, ring, wedge } from './tiles/figures';
import type { Field, Palette, Rule } from './tiles/types';

/** A door with a keyhole, and the light behind it. */
const door: Rule = (board) => {
  const { color } = board;
  board.add('quarter', 7, 0, 3, color(3), { turn: 1 });
  half(board, 4, 4, 3, 0, color(1));
  rect(board, 1, 4, 6, 6, color(1));
  disc(board, 4, 5.5, 1, color(2));
  rect(board, 3.5, 6, 1, 2.25, color(2));
  rect(board, 7, 9, 3, 1, color(2));
};

/** A wall of tiles, and the one that is yours. */
const yourTile: Rule = (board) => {
  const { color } = board;
  const shapes = ['quarter', 'triangle', 'quarter', 'quarter', 'quarter', 'triangle', 'triangle', 'quarter'] as const;
  shapes.forEach((shape, index) => {
    const at = index < 5 ? index : index + 1;
    const [x, y] = [0.5 + 3 * (at % 3), 0.5 + 3 * Math.floor(at / 3)];
    board.add(shape, x, y, 3, color(index % 3 === 1 ? 2 : 1), {
      turn: (index * 3) % 4,
      ground: color(index % 3 === 1 ? 1 : 2),
    });
  });
  board.add('quarter', 7, 3, 3, color(3), { turn: 2 });
};

/** A key. */
const key: Rule = (board) => {
  const { color } = board;
  rect(board, 4, 4.5, 5.5, 1, color(1));
  for (const [x, height] of [
    [6.5, 1.5],
    [8, 2.5],
  ] as const)
    rect(board, x, 5.5, 1, height, color(1));
  disc(board, 3, 5, 2.5, color(1));
  disc(board, 3, 5, 1.25, [color(0), color(3), color(0), color(3)]);
};

/** A flower. */
const flower: Rule = (board) => {
  const { color } = board;
  rect(board, 4.75, 5, 0.5, 5, color(1));
  leaf(board, 5.25, 6, 2, 'right', color(1));
  leaf(board, 2.75, 7.25, 2, 'left', color(1));
  leaf(board, 2.5, 0.5, 2.5, 'left', color(1));
  leaf(board, 5, 0.5, 2.5, 'right', color(3));
  leaf(board, 2.5, 3, 2.5, 'right', color(3));
  leaf(board, 5, 3, 2.5, 'left', color(1));
  disc(board, 5, 3, 1, color(2));
};

/** A card that has come apart. */
const brokenCard: Rule = (board) => {
  const { color } = board;
  const part = (x: number, y: number, side: 1 | -1) => {
    rect(board, x, y, 3, 5, color(2));
    rect(board, x, y + 1, 3, 1, color(1));
    for (let step = 0; step < 5; step += 1)
      board.add('triangle', side === 1 ? x + 3 : x - 1, y + step, 1, color(step === 1 ? 1 : 2), {
        turn: side === 1 ? 0 : 2,
      });
  };
  part(0.5, 2, 1);
  part(6.5, 3, -1);
  disc(board, 2, 5.75, 0.625, color(3));
  rect(board, 7.5, 6.75, 1.5, 0.5, color(1));
};

/** A way that turns back. */
const turningBack: Rule = (board) => {
  const { color } = board;
  rect(board, 6.5, 4.5, 2, 5.5, color(1));
  arch(board, 5, 4.5, 3.5, 4 / 7, 0, color(1));
  rect(board, 1.5, 4.5, 2, 2, color(1));
  wedge(board, 0.5, 6.5, 2, 2, color(1));
  disc(board, 5, 8.5, 1, color(3));
};

/** A calendar whose days are taken, all but the last. */
const calendar: Rule = (board) => {
  const { color } = board;
  rect(board, 0.5, 1.5, 9, 8, color(2));
  rect(board, 0.5, 1.5, 9, 2, color(3));
  for (const x of [2, 7]) capsule(board, x, 0.5, 1, 2, color(1));
  for (let day = 0; day < 8; day += 1) {
    const [x, y] = [1.625 + 2.25 * (day % 4), 5.25 + 2.5 * Math.floor(day / 4)];
    if (day < 7) disc(board, x, y, 0.875, color(day % 3 === 2 ? 0 : 1));
    else ring(board, x, y, 0.875, 0.3, color(3));
  }
};

/** Stacks of coins, the newest on top. */
const coins: Rule = (board) => {
  const { color } = board;
  [2, 4, 7].forEach((height, stack) => {
    for (let level = 1; level <= height; level += 1)
      capsule(board, 0.5 + stack * 3.125, 10 - level - 0.5, 2.75, 0.875, color(level === height ? 3 : 1 + (level % 2)));
  });
  disc(board, 2, 3, 1.5, color(2));
  disc(board, 2, 3, 1, color(1));
};

/** A sun that rises over seven days. */
const firstDay: Rule = (board) => {
  const { color } = board;
  [3, 0, 2, 1].forEach((rank, index) => half(board, 5, 7, 4.5 - index * 1.125, 0, color(rank)));
  rect(board, 0, 7, 10, 3, color(1));
  for (let day = 0; day < 7; day += 1) rect(board, 0.875 + day * 1.25, 8, 0.75, 1, color(day === 0 ? 3 : 2));
};

const vignetteInputs: Readonly<Record<VignetteId, { rule: Rule; palette: Palette }>> = {
  'log-in': { rule: door, palette: ['ultramarine', 'paper', 'ink', 'sun'] },
  'sign-up': { rule: yourTile, palette: ['sun', 'ink', 'paper', 'vermilion'] },
  'forgot-password': { rule: key, palette: ['blush', 'ink', 'paper', 'vermilion'] },
  thanks: { rule: flower, palette: ['moss', 'paper', 'sun', 'blush'] },
  'payment-error': { rule: brokenCard, palette: ['sun', 'ink', 'paper', 'vermilion'] },
  'payment-canceled': { rule: turningBack, palette: ['blush', 'ink', 'paper', 'ultramarine'] },
  'payment-successful': { rule: coins, palette: ['moss', 'paper', 'blush', 'sun'] },
  'already-subscribed': { rule: calendar, palette: ['ultramarine', 'ink', 'paper', 'vermilion'] },
  'trial-started': { rule: firstDay, palette: ['sun', 'ink', 'paper', 'vermilion'] },
};

export const vignettes = Object.entries(vignetteInputs).map(([id, input]): readonly [id: string, Field] => [
  id,
  composeMoving({ seed: 1, columns: 10, rows: 10, ...input }),
]);
