import type { Palette, Rule, Shape } from '../types';

/** Ranks: 0 paper, 1 vermilion, 2 ink, 3 ultramarine, 4 sun, 5 blush. */
export const heroPalette = ['paper', 'vermilion', 'ink', 'ultramarine', 'sun', 'blush'] as const satisfies Palette;

/** Place in its module, size, turn, palette ranks of fill and ground. Without a ground, or on 0, the paper shows. */
type Stamp = readonly [shape: Shape, x: number, y: number, size: number, turn: number, fill: number, ground?: number];

type Fills = readonly [number, number, number, number];

/** The logo's four tiles at a place, in the given fills: quarter, square, bar, quarter. */
const logoAt = (x: number, y: number, tile: number, [first, second, third, fourth]: Fills, ground = 0): Stamp[] => [
  ['quarter', x, y, tile, 2, first, ground],
  ['square', x + tile, y, tile, 0, second],
  ['bar', x, y + tile, tile, 2, third, ground],
  ['quarter', x + tile, y + tile, tile, 0, fourth, ground],
];

/** Modules of four by four cells. Together the first two of each row are the logo again, large. */
const modules: readonly (readonly (readonly Stamp[])[])[] = [
  [
    [['quarter', 0, 0, 4, 2, 1]],
    [
      ['triangle', 0, 0, 2, 2, 2],
      ['square', 2, 0, 2, 0, 2],
      ...logoAt(0, 2, 1, [4, 0, 0, 1], 2),
      ['quarter', 2, 2, 2, 1, 5, 2],
    ],
    logoAt(0, 0, 2, [1, 2, 2, 3]),
  ],
  [
    [
      ...logoAt(0, 0, 1, [1, 2, 2, 3]),
      ['quarter', 2, 0, 2, 1, 4, 2],
      ['quarter', 0, 2, 2, 3, 5],
      ['triangle', 2, 2, 2, 1, 2],
    ],
    [['quarter', 0, 0, 4, 0, 3]],
    [
      ['quarter', 0, 0, 2, 3, 4],
      ['quarter', 2, 0, 2, 2, 4],
      ['triangle', 0, 2, 2, 1, 1, 5],
      ...logoAt(2, 2, 1, [2, 1, 1, 3], 4),
    ],
  ],
];

/** The home page's mosaic: the logo in three sizes, from large and calm to small and lively. */
export const hero: Rule = ({ columns, rows, color, add }) => {
  for (let top = 0; top < rows; top += 4) {
    for (let left = 0; left < columns; left += 4) {
      const line = modules[(top / 4) % modules.length] ?? [];
      for (const [shape, x, y, size, turn, fill, ground] of line[(left / 4) % line.length] ?? []) {
        add(shape, left + x, top + y, size, color(fill), { turn, ...(ground && { ground: color(ground) }) });
      }
    }
  }
};
