/** Pictures of the AI service cards. Grid: 12 by 9. */

import { arch, capsule, disc, half, rect, ring, wedge } from '../tiles/figures';
import type { Rule } from '../tiles/types';

/** A shelf of documents; the line that answers the question is lit and led to the reader. */
export const ragSystem: Rule = (board) => {
  const { color } = board;
  for (let page = 0; page < 3; page += 1) {
    const y = page * 3;
    rect(board, 0.5, y + 0.25, 5, 2.5, color(1));
    board.add('triangle', 4.5, y + 0.25, 1, color(0), { turn: 1 });
    for (let line = 0; line < 3; line += 1) {
      const lit = page === 1 && line === 1;
      rect(board, 1, y + 0.75 + line * 0.625, lit ? 4.5 : 3 - (line % 2), 0.25, color(lit ? 3 : 0));
    }
  }
  rect(board, 5.5, 4.375, 2, 0.25, color(3));
  disc(board, 9.25, 4.5, 2.25, color(2));
  disc(board, 9.25, 4.5, 1.25, color(0));
  disc(board, 9.25, 4.5, 0.5, color(3));
  rect(board, 7, 4.375, 2.25, 0.25, color(3));
};

/** A board of sliders, all but one in place. */
export const llmFineTuning: Rule = (board) => {
  const { color } = board;
  [4, 7.5, 2.5, 9, 5.5].forEach((place, index) => {
    const y = 1.125 + index * 1.6875;
    const chosen = index === 3;
    capsule(board, 1, y - 0.125, 10, 0.25, color(3));
    capsule(board, 1, y - 0.125, place - 1, 0.25, color(chosen ? 2 : 1));
    disc(board, place, y, 0.75, color(chosen ? 2 : 1));
    if (chosen) disc(board, place, y, 0.375, color(0));
  });
};

/** One line in three runs; on each run the piece has another shape. */
export const aiPipeline: Rule = (board) => {
  const { color } = board;
  rect(board, 0, 1, 9, 1, color(1));
  arch(board, 9, 3, 2, 0.5, 1, color(1));
  rect(board, 3, 4, 6, 1, color(1));
  arch(board, 3, 6, 2, 0.5, 3, color(1));
  rect(board, 3, 7, 9, 1, color(1));
  rect(board, 2, 0.5, 2, 2, color(2));
  wedge(board, 6.5, 0.5, 1, 1, color(3));
  rect(board, 5.5, 3.5, 2, 2, color(3));
  board.add('triangle', 5.5, 3.5, 2, color(2), { turn: 2 });
  disc(board, 6, 7.5, 1, color(3));
  disc(board, 9.5, 7.5, 1, color(2));
  disc(board, 9.5, 7.5, 0.5, color(3));
};

/** A disc: one half drawn in a single stroke, the other set tile by tile. */
export const aiEnhancedCreative: Rule = (board) => {
  const { color } = board;
  half(board, 6, 4.5, 4, 3, color(1));
  const edge = [2, 3, 4, 4, 4, 4, 3, 2];
  edge.forEach((width, row) => {
    for (let column = 0; column < width; column += 1) {
      const [x, y] = [6 + column, 0.5 + row];
      if (column === width - 1) board.add(row % 2 === 0 ? 'triangle' : 'quarter', x, y, 1, color(3), { turn: row % 4 });
      else rect(board, x, y, 1, 1, color((row + column) % 3 === 0 ? 1 : (row * 2 + column) % 4 === 0 ? 3 : 2));
    }
  });
  [
    [10, 1.5],
    [11, 3.5],
    [10, 6.5],
  ].forEach(([x = 0, y = 0]) => rect(board, x, y, 1, 1, color(1)));
  disc(board, 6, 4.5, 1, color(0));
  ring(board, 6, 4.5, 2, 0.125, color(0));
};
