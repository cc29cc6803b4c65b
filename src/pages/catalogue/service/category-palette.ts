import type { TileColor } from '../../../content/types';

const others: readonly TileColor[] = ['paper', 'vermilion', 'ultramarine', 'sun', 'blush', 'moss'];

/** The colors of a service's mosaic on a dark background: its own color, two others, and paper. */
export const categoryPalette = (color: TileColor): readonly TileColor[] => {
  const candidates = others.filter((other) => other !== color);
  const start = others.indexOf(color) + 1;
  return [color, ...[0, 2].map((step) => candidates[(start + step) % candidates.length] ?? 'paper'), 'paper'];
};
