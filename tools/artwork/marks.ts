/** The clients' marks, for the row of names: one color, 64 by 64, made of the same tiles. */

import type { ClientId } from './catalog';
import { composeMoving } from './tiles/field';
import { arch, capsule, disc, half, leaf, rect, ring } from './tiles/figures';
import { mergedPaths } from './tiles/svg';
import type { Rule } from './tiles/types';

/** Each on a grid of 8 by 8. No tile covers another, because there is one color only. */
const marks: Readonly<Record<ClientId, Rule>> = {
  trillerfest: (board) =>
    [3, 6, 8, 5].forEach((height, index) => capsule(board, 0.25 + index * 2, 4 - height / 2, 1.5, height, 'ink')),
  'damon-motorcycles': (board) => {
    ring(board, 4.5, 4.5, 3.5, 0.36, 'ink');
    disc(board, 4.5, 4.5, 1, 'ink');
    rect(board, 0, 0, 4.5, 0.875, 'ink');
  },
  bellabeat: (board) => {
    leaf(board, 0, 0, 4, 'left', 'ink');
    leaf(board, 4, 0, 4, 'right', 'ink');
    leaf(board, 0, 4, 4, 'right', 'ink');
    half(board, 6, 6, 2, 1, 'ink');
    half(board, 6, 6, 2, 3, 'ink');
  },
  'unikoin-gold': (board) => {
    rect(board, 0.5, 0, 2.5, 4.5, 'ink');
    rect(board, 5, 0, 2.5, 4.5, 'ink');
    arch(board, 4, 4.5, 3.5, 2.5 / 3.5, 2, 'ink');
  },
  'cover-build': (board) => {
    rect(board, 0, 0, 8, 1.5, 'ink');
    rect(board, 0, 1.5, 1.5, 6.5, 'ink');
    board.add('quarter', 2.5, 2.5, 5.5, 'ink', { turn: 3 });
  },
  'casper-blockchain': (board) => {
    rect(board, 0, 0, 3.5, 3.5, 'ink');
    rect(board, 4.5, 4.5, 3.5, 3.5, 'ink');
    board.add('arc', 4.5, 0, 3.5, 'ink', { turn: 3, weight: 0.43 });
    board.add('arc', 0, 4.5, 3.5, 'ink', { turn: 1, weight: 0.43 });
  },
  'myle-tap': (board) => {
    disc(board, 4, 4, 1.25, 'ink');
    board.add('arc', 1.5, 1.5, 2.5, 'ink', { turn: 2, weight: 0.3 });
    board.add('arc', 4, 4, 2.5, 'ink', { weight: 0.3 });
    ring(board, 4, 4, 4, 0.2, 'ink');
  },
};

/** The mark of a client as an SVG document in the color of its surroundings. */
export const markSvg = (id: ClientId): string => {
  const field = composeMoving({ seed: 1, palette: ['paper', 'ink', 'ink'], rule: marks[id], columns: 8, rows: 8 });
  const paths = mergedPaths(field)
    .map(({ data }) => `<path d="${data}"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="currentColor"><g transform="scale(8)">${paths}</g></svg>\n`;
};
