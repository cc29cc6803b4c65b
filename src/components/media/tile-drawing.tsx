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

const fills: Readonly<Record<TileColor, string>> = {
  vermilion: 'fill-vermilion',
  ultramarine: 'fill-ultramarine',
  moss: 'fill-moss',
  sun: 'fill-sun',
  blush: 'fill-blush',
  paper: 'fill-paper',
  ink: 'fill-ink',
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
        strokeWidth="0.025"
        className={classNames(color ? fills[color] : 'fill-none stroke-line-strong')}
      />
    ))}
  </svg>
);
