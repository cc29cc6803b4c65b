import { seededRandom } from '../../../lib/random';
import type { Board, Field, FieldInput, Tile, TileOptions } from './types';

const slack = 1e-6;

export type Box = { x: number; y: number; w: number; h: number };

export const isInside = ({ x, y, w, h }: Box, { columns, rows }: { columns: number; rows: number }): boolean =>
  w >= 0 && h >= 0 && x >= -slack && y >= -slack && x + w <= columns + slack && y + h <= rows + slack;

/** Draws a field by its rule. A tile that would leave the field is not there. */
export const composeField = <Color, Options extends TileOptions<Color>>(
  input: FieldInput<Color, Options>,
): Field<Color, Options> => {
  const { seed, palette, rule, columns, rows } = input;
  const tiles: Tile<Color, Options>[] = [];
  const color = (rank: number) => palette[rank % palette.length] ?? palette[0];
  const add: Board<Color, Options>['add'] = (shape, x, y, size, fill, options) => {
    const [w, h] = typeof size === 'number' ? [size, size] : size;
    const tile = { shape, x, y, w, h, turn: 0, fill, ...options } as Tile<Color, Options>;
    if (isInside(tile, input)) tiles.push(tile);
  };
  rule({ columns, rows, seed, random: seededRandom(seed), color, add });
  return { columns, rows, ground: palette[0], tiles };
};
