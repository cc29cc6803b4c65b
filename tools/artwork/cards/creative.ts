/** Pictures of the creative service cards. Grid: 12 by 9. */

import { arch, capsule, disc, half, leaf, rect, wedge } from '../tiles/figures';
import type { Board, Rule } from '../tiles/types';

/** A horn, and the sound it makes. */
export const adCreative: Rule = (board) => {
  const { color } = board;
  rect(board, 0, 3.5, 2, 2, color(1));
  wedge(board, 1, 0.5, 4, 3, color(2));
  rect(board, 5, 0.5, 1, 8, color(1));
  half(board, 6, 4.5, 1, 1, color(3));
  for (const r of [2.5, 4]) arch(board, 6, 4.5, r, r === 4 ? 0.1875 : 0.3, 1, color(1));
  disc(board, 11, 4.5, 0.5, color(3));
};

const heart = (board: Board, x: number, y: number, size: number, rank: number) => {
  const { color } = board;
  half(board, x + size / 4, y + size / 4, size / 4, 0, color(rank));
  half(board, x + (size * 3) / 4, y + size / 4, size / 4, 0, color(rank));
  rect(board, x, y + size / 4, size, size / 8, color(rank));
  wedge(board, x, y + (size * 3) / 8, size / 2, 2, color(rank));
};

/** A wall of twelve posts, one of them liked. */
export const socialMediaCreative: Rule = (board) => {
  const { color } = board;
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      const [x, y] = [column * 3, row * 3];
      const kind = (column + row * 3) % 4;
      if (column === 2 && row === 1) {
        rect(board, x, y, 3, 3, color(1));
        heart(board, x + 0.5, y + 0.625, 2, 3);
      } else if (kind === 0) board.add('quarter', x, y, 3, color(2), { turn: (row + column) % 4 });
      else if (kind === 1) disc(board, x + 1.5, y + 1.5, 1.5, color(3));
      else if (kind === 2) board.add('triangle', x, y, 3, color(1), { ground: color(3), turn: row });
      else rect(board, x, y, 3, 3, color(2));
    }
  }
};

/** A slide on its stand: a pie with one piece pulled out, and rising bars. */
export const presentationDesign: Rule = (board) => {
  const { color } = board;
  rect(board, 1, 1, 10, 6, color(1));
  disc(board, 4, 4, 2, color(2));
  board.add('quarter', 4, 2, 2, color(1), { turn: 3 });
  board.add('quarter', 4.25, 1.75, 2, color(3), { turn: 3 });
  [1, 2, 3].forEach((height, index) => rect(board, 7 + index, 6 - height, 0.75, height, color(index === 2 ? 3 : 2)));
  rect(board, 5.75, 7, 0.5, 2, color(1));
  wedge(board, 4.5, 7.5, 1.5, 0, color(1));
};

/** A landscape: hills, a peak, a sun behind it, one tree. */
export const illustrationDesign: Rule = (board) => {
  const { color } = board;
  disc(board, 9, 3, 2, color(2));
  wedge(board, 4, 3, 4, 0, color(3));
  wedge(board, 6.5, 3, 1.5, 0, color(1));
  rect(board, 0, 7, 12, 2, color(3));
  for (const x of [4, 8]) half(board, x + 2, 9, 2, 0, color(x === 4 ? 2 : 1));
  half(board, 2, 9, 2, 0, color(1));
  rect(board, 1.875, 2, 0.25, 5, color(3));
  leaf(board, 0, 3, 2, 'left', color(3));
  leaf(board, 2, 1, 2, 'right', color(3));
};

/** A page in its window. */
export const webDesign: Rule = (board) => {
  const { color } = board;
  rect(board, 1, 1, 11, 8, color(1));
  for (let dot = 0; dot < 3; dot += 1) disc(board, 1.75 + dot * 0.75, 1.5, 0.25, color(dot === 0 ? 3 : 0));
  rect(board, 1, 2, 11, 7, color(2));
  board.add('quarter', 7, 2, 5, color(3), { turn: 1 });
  rect(board, 2, 3, 4, 0.75, color(1));
  rect(board, 2, 4.25, 3, 0.75, color(1));
  capsule(board, 2, 5.5, 2, 0.75, color(3));
  rect(board, 1, 7, 3.5, 2, color(0));
  rect(board, 4.5, 7, 2.5, 2, color(1));
};

const mark = (board: Board, x: number, y: number, s: number, ranks: readonly [number, number, number]) => {
  const [first, second, third] = ranks.map(board.color);
  if (!first || !second || !third) return;
  board.add('quarter', x, y, s, first, { turn: 2 });
  board.add('square', x + s, y, s, second);
  board.add('bar', x, y + s, s, second, { turn: 2 });
  board.add('quarter', x + s, y + s, s, third);
};

/** One mark in four editions. */
export const brandingServices: Rule = (board) => {
  mark(board, 1, 1, 3.5, [2, 1, 3]);
  [
    [1, 2],
    [2, 0],
    [3, 0],
  ].forEach(([ground = 1, figure = 0], index) => {
    rect(board, 9, index * 3, 3, 3, board.color(ground));
    mark(board, 9.5, index * 3 + 0.5, 1, [figure, index === 0 ? 0 : 1, index === 0 ? 3 : 0]);
  });
};

/** A frame of film, ready to play. */
export const videoProduction: Rule = (board) => {
  const { color } = board;
  for (let x = 0.25; x < 12; x += 1) for (const y of [0.375, 8]) rect(board, x, y, 0.5, 0.625, color(2));
  rect(board, 0, 1.5, 12, 6, color(3));
  disc(board, 6, 4.5, 3, color(1));
  wedge(board, 5.25, 3, 1.5, 1, color(2));
  for (const x of [0, 11.5]) rect(board, x, 1.5, 0.5, 6, color(0));
};

/** A ball bounces through the picture, each time half as high; its last quarter turn is still to come. */
export const motionDesign: Rule = (board) => {
  const { color } = board;
  rect(board, 0, 8, 12, 1, color(3));
  arch(board, 0, 8, 4, 0.0625, 1, color(2));
  arch(board, 6.375, 8, 2.625, 0.0952, 0, color(2));
  [
    [2.75, 5.25],
    [4.75, 6],
    [6.375, 5.5],
    [8, 6],
  ].forEach(([x = 0, y = 0]) => disc(board, x, y, 0.375, color(2)));
  disc(board, 10.25, 6.75, 1.25, [color(1), color(2), color(1), color(2)]);
  disc(board, 3, 2.5, 1.5, color(1));
};

/** A cube in a viewfinder. */
export const threeDimensions: Rule = (board) => {
  const { color } = board;
  rect(board, 3, 4, 4, 4, color(1));
  board.add('triangle', 3, 2, 2, color(2), { turn: 2 });
  rect(board, 5, 2, 2, 2, color(2));
  board.add('triangle', 7, 2, 2, color(2));
  board.add('triangle', 7, 2, 2, color(3), { turn: 2 });
  rect(board, 7, 4, 2, 2, color(3));
  board.add('triangle', 7, 6, 2, color(3));
  disc(board, 5, 6, 1, color(0));
  for (const x of [0.5, 9.5]) for (const y of [0.5, 8.125]) rect(board, x, y, 2, 0.375, color(1));
  for (const x of [0.5, 11.125]) for (const y of [0.5, 6.5]) rect(board, x, y, 0.375, 2, color(1));
};
