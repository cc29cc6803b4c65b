import type { TileColor } from '../../content/types';
import { classNames } from '../../lib/class-names';

export type DrawnTile = {
  shape: 'square' | 'quarter' | 'triangle' | 'bar';
  x: number;
  y: number;
  /** Quarter turns, clockwise. */
  turn?: 0 | 1 | 2 | 3;
  /** Without one it is only outlined. */
  color?: TileColor;
};

const paths = {
  square: 'M0 0H1V1H0Z',
  quarter: 'M0 0H1A1 1 0 0 1 0 1Z',
  triangle: 'M0 0H1L0 1Z',
  bar: 'M0 0H1V.5H0Z',
} as const;

/** The stroke closes the seam that smoothing leaves between two tiles of one color. */
const fills: Readonly<Record<TileColor, string>> = {
  vermilion: 'fill-vermilion stroke-vermilion',
  ultramarine: 'fill-ultramarine stroke-ultramarine',
  moss: 'fill-moss stroke-moss',
  sun: 'fill-sun stroke-sun',
  blush: 'fill-blush stroke-blush',
  paper: 'fill-paper stroke-paper',
  ink: 'fill-ink stroke-ink',
};

type Props = { columns: number; rows: number; tiles: readonly DrawnTile[]; className?: string };

/** A small drawing made of tiles on a grid. Decoration: what it shows is also said in words. */
export const TileDrawing = ({ columns, rows, tiles, className }: Props) => (
  <svg aria-hidden="true" viewBox={`-0.03 -0.03 ${columns + 0.06} ${rows + 0.06}`} className={className}>
    {tiles.map(({ shape, x, y, turn = 0, color }) => (
      <path
        key={`${x} ${y}`}
        d={paths[shape]}
        transform={`translate(${x} ${y}) rotate(${turn * 90} .5 .5)`}
        strokeWidth={color ? 0.01 : 0.025}
        className={classNames(color ? fills[color] : 'fill-none stroke-line-strong')}
      />
    ))}
  </svg>
);
