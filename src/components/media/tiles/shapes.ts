import { artworkSeed } from '../../../../brand.config';
import type { TileColor } from '../../../content/types';
import { fnvHash, seededRandom } from '../../../lib/random';
import type { Shape, Tile } from './types';

/**
 * The way around a shape from its first corner: 'x,y' of each step in cells, and the radius of one that is a quarter circle,
 * which is negative if it turns to the left.
 */
const ways: Readonly<Record<Shape, (weight: number) => string>> = {
  square: () => '1,0 0,1 -1,0',
  quarter: () => '1,0 -1,1,1',
  arc: (weight) => `${weight},0 -1,1,1 0,${-weight} ${1 - weight},${weight - 1},${weight - 1}`,
  triangle: () => '1,0 -1,1',
  bar: (weight) => `1,0 0,${weight} -1,0`,
};

const turned = (x: number, y: number, turn: number): [x: number, y: number] =>
  turn > 0 ? turned(-y, x, turn - 1) : [x, y];

const number = (value: number) => String(Math.round(value * 1e5) / 1e5 || 0).replace(/^(-?)0\./, '$1.');

const join = (...values: number[]) =>
  values.map(number).reduce((text, value) => text + (value.startsWith('-') ? '' : ' ') + value);

const line = (x: number, y: number) => {
  if (y === 0) return `h${number(x)}`;
  return x === 0 ? `v${number(y)}` : `l${join(x, y)}`;
};

/** A shape in a cell. At turn 0 a bar has the upper edge; all others are as `Shape` says. */
export const shapePath = (shape: Shape, x: number, y: number, turn = 0, size = 1, weight = 0.5): string => {
  const steps = ways[shape](weight).split(' ');
  const path = steps.map((step) => {
    const [dx = 0, dy = 0, radius = 0] = step.split(',').map((part) => Number(part) * size);
    const r = Math.abs(radius);
    const to = turned(dx, dy, turn);
    return r > 0 ? `a${join(r, r, 0, 0, radius > 0 ? 1 : 0, ...to)}` : line(...to);
  });
  const [before, below] = turned(shape === 'arc' ? size - size * weight : 0, 0, turn);
  const start = [x + before + (turn === 1 || turn === 2 ? size : 0), y + below + (turn > 1 ? size : 0)];
  return `M${join(...start)}${path.join('')}z`;
};

/** A tile of a composed field, where a bar has the left edge at turn 0. Only squares may be oblong. */
export const tilePath = <Color>({ shape, x, y, w, h, turn, weight }: Tile<Color>): string =>
  shape === 'square'
    ? `M${join(x, y)}h${number(w)}v${number(h)}h${number(-w)}z`
    : shapePath(shape, x, y, shape === 'bar' ? (turn + 3) % 4 : turn, w, weight);

export const addTile = <Color>(layers: Map<Color, string>, color: Color, d: string): void =>
  void layers.set(color, (layers.get(color) ?? '') + d);

/** The shapes to choose from. Changing their order or number changes every drawn mosaic. */
const alphabet: readonly Shape[] = ['quarter', 'quarter', 'quarter', 'triangle', 'bar', 'square'];

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
      addTile(figures, color, shapePath(shape, x, y, turn));
      const ground = choose(palette.filter((other) => other !== color));
      if (ground && shape !== 'square' && random() < 0.45) addTile(grounds, ground, shapePath('square', x, y));
    }
  return [...grounds, ...figures].map(([color, d]) => ({ color, d }));
};
