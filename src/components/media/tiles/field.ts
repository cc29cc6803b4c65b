import { seededRandom } from '../../../lib/random';
import type { Board, Field, FieldInput, Tile } from './types';

const slack = 1e-6;

/** Whether a tile stays inside the frame in every pose, and in every position of a turn about its pivot. */
const fits = (tile: Omit<Tile, 'fill' | 'ground' | 'back'>, columns: number, rows: number) => {
  const inside = (x: number, y: number, w: number, h: number) =>
    w >= 0 && h >= 0 && x >= -slack && y >= -slack && x + w <= columns + slack && y + h <= rows + slack;
  const { x, y, w, h, pivot, poses = [] } = tile;
  if (!inside(x, y, w, h)) return false;
  if (pivot && poses.some(({ orbit }) => orbit)) {
    const reach = Math.max(pivot[0] - x, x + w - pivot[0], pivot[1] - y, y + h - pivot[1]);
    if (!inside(pivot[0] - reach, pivot[1] - reach, 2 * reach, 2 * reach)) return false;
  }
  return poses.every(({ dx = 0, dy = 0, dw = 0, dh = 0 }) => inside(x + dx, y + dy, w + dw, h + dh));
};

export const composeField = <Color>({ seed, palette, rule, columns, rows }: FieldInput<Color>): Field<Color> => {
  const tiles: Tile<Color>[] = [];
  const color = (rank: number) => palette[rank % palette.length] ?? palette[0];
  const add: Board<Color>['add'] = (shape, x, y, size, fill, options) => {
    const [w, h] = typeof size === 'number' ? [size, size] : size;
    const tile: Tile<Color> = { shape, x, y, w, h, turn: 0, fill, ...options };
    if (fits(tile, columns, rows)) {
      tiles.push(tile);
    } else if (tile.poses) {
      // A tile that would turn out of the frame is not animated.
      const { poses: _poses, ...still } = tile;
      if (fits(still, columns, rows)) tiles.push(still);
    }
  };
  rule({ columns, rows, seed, random: seededRandom(seed), color, add });
  return { columns, rows, ground: palette[0], tiles };
};
