import type { TileColor } from '../../content/types';
import { classNames } from '../../lib/class-names';
import { addTile, shapePath } from './tiles/shapes';
import type { Shape } from './tiles/types';

export type DrawnTile = {
  shape: Shape;
  x: number;
  y: number;
  /** Quarter turns, clockwise. */
  turn?: number;
  color?: TileColor;
};

const letters: Readonly<Record<string, Shape>> = { q: 'quarter', t: 'triangle', b: 'bar', s: 'square' };

/**
 * Reads a drawing: a line for each row, and for each tile its shape, its quarter turns, and the place of its color. A tile
 * without a color is an outline, and a dot is no tile.
 */
export const readTiles = (colors: readonly TileColor[], text: string): DrawnTile[] =>
  text.split('/').flatMap((line, y) =>
    line
      .trim()
      .split(' ')
      .flatMap(([letter = '.', turn = '0', place], x): DrawnTile[] => {
        const [shape, color] = [letters[letter], colors[Number(place)]];
        return shape ? [{ shape, x, y, turn: Number(turn), ...(color && { color }) }] : [];
      }),
  );

export const inkOf: Readonly<Record<TileColor, string>> = {
  vermilion: 'fill-vermilion stroke-vermilion',
  ultramarine: 'fill-ultramarine stroke-ultramarine',
  moss: 'fill-moss stroke-moss',
  sun: 'fill-sun stroke-sun',
  blush: 'fill-blush stroke-blush',
  paper: 'fill-tile-paper stroke-tile-paper',
  ink: 'fill-tile-ink stroke-tile-ink',
};

type Props = { columns: number; rows: number; tiles: readonly DrawnTile[]; className?: string };

export const TileDrawing = ({ columns, rows, tiles, className }: Props) => {
  const layers = new Map<TileColor | undefined, string>();
  for (const { shape, x, y, turn = 0, color } of tiles) addTile(layers, color, shapePath(shape, x, y, turn));
  return (
    <svg
      aria-hidden="true"
      viewBox={`-0.03 -0.03 ${columns + 0.06} ${rows + 0.06}`}
      className={classNames('tile-drawing', className)}
    >
      {Array.from(layers, ([color, d]) => (
        <path key={color ?? 'outline'} d={d} className={color ? inkOf[color] : 'fill-none stroke-line-strong'} />
      ))}
    </svg>
  );
};
