import { artworkSeed } from '../../../../brand.config';
import type { TileColor } from '../../../content/types';
import { fnvHash, seededRandom } from '../../../lib/random';

type Shape = (x: number, y: number, turn: number) => string;

const turned =
  (...paths: [string, string, string, string]): Shape =>
  (x, y, turn) =>
    `M${x + (turn === 1 || turn === 2 ? 1 : 0)} ${y + (turn > 1 ? 1 : 0)}${paths[turn]}z`;

export const shapes = {
  quarter: turned('h1a1 1 0 0 1-1 1', 'v1a1 1 0 0 1-1-1', 'h-1a1 1 0 0 1 1-1', 'v-1a1 1 0 0 1 1 1'),
  triangle: turned('h1l-1 1', 'v1l-1-1', 'h-1l1-1', 'v-1l1 1'),
  bar: turned('h1v.5h-1', 'v1h-.5v-1', 'h-1v-.5h1', 'v-1h.5v1'),
  square: turned('h1v1h-1', 'v1h-1v-1', 'h-1v-1h1', 'v-1h1v1'),
} as const;

export const addTile = <Color>(layers: Map<Color, string>, color: Color, d: string): void =>
  void layers.set(color, (layers.get(color) ?? '') + d);

/** The shapes to choose from; quarter circles are twice as likely. Changing the order changes every drawn mosaic. */
const alphabet: readonly Shape[] = [shapes.quarter, shapes.quarter, ...Object.values(shapes)];

export type TileFieldPlan = {
  seed: string;
  columns: number;
  rows: number;
  palette: readonly TileColor[];
  gaps?: number;
};

/**
 * Draws a mosaic of tiles. The same plan always gives the same picture.
 * @returns one SVG path for each color, in painting order: backgrounds first, shapes above them
 */
export const drawTiles = ({ seed, columns, rows, palette, gaps = 0.2 }: TileFieldPlan) => {
  const random = seededRandom(fnvHash(artworkSeed + seed));
  const choose = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)];
  const weighted = [...palette.slice(0, 1), ...palette];
  const grounds = new Map<TileColor, string>();
  const figures = new Map<TileColor, string>();
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      if (random() < gaps) continue;
      const color = choose(weighted);
      const shape = choose(alphabet);
      const turn = Math.floor(random() * 4);
      if (!color || !shape) continue;
      addTile(figures, color, shape(x, y, turn));
      const ground = choose(palette.filter((other) => other !== color));
      if (ground && shape !== shapes.square && random() < 0.45) addTile(grounds, ground, shapes.square(x, y, 0));
    }
  return [...grounds, ...figures].map(([color, d]) => ({ color, d }));
};
