import type { TileColor } from '../../../src/content/types';
import { disc, rect } from '../tiles/figures';
import type { Board } from '../tiles/types';

type Box = readonly [x: number, y: number, w: number, h: number];

/** A rectangle with round corners of radius `r`. */
export const rounded = (board: Board, [x, y, w, h]: Box, r: number, fill: TileColor) => {
  for (const cx of [x + r, x + w - r]) for (const cy of [y + r, y + h - r]) disc(board, cx, cy, r, fill);
  rect(board, x + r, y, w - 2 * r, h, fill);
  rect(board, x, y + r, w, h - 2 * r, fill);
};

/** A device: a body, and a screen `rim` units inside it. */
export const device = (
  board: Board,
  [x, y, w, h]: Box,
  rim: number,
  { body, screen }: { body: TileColor; screen: TileColor },
) => {
  rounded(board, [x, y, w, h], 2 * rim, body);
  rounded(board, [x + rim, y + rim, w - 2 * rim, h - 2 * rim], rim, screen);
};

/** The edges of a rectangle, `weight` thick, inside it. */
export const outlined = (board: Board, [x, y, w, h]: Box, weight: number, fill: TileColor) => {
  rect(board, x, y, w, weight, fill);
  rect(board, x, y + h - weight, w, weight, fill);
  rect(board, x, y + weight, weight, h - 2 * weight, fill);
  rect(board, x + w - weight, y + weight, weight, h - 2 * weight, fill);
};
