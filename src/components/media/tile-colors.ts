import type { TileColor } from '../../content/types';

/** Complete class names, because Tailwind finds them by searching the source. On an ink page, ink tiles are paper and paper tiles ink. */
export const fillClass: Readonly<Record<TileColor, string>> = {
  vermilion: 'fill-vermilion',
  ultramarine: 'fill-ultramarine',
  moss: 'fill-moss',
  sun: 'fill-sun',
  blush: 'fill-blush',
  paper: 'fill-tile-paper',
  ink: 'fill-tile-ink',
};

/** The background of a tile with a text color that is readable on it. */
export const groundClass: Readonly<Record<TileColor, string>> = {
  vermilion: 'on-bright bg-vermilion',
  ultramarine: 'on-deep bg-ultramarine',
  moss: 'on-deep bg-moss',
  sun: 'on-bright bg-sun',
  blush: 'on-bright bg-blush',
  paper: 'bg-tile-paper text-tile-ink',
  ink: 'bg-tile-ink text-tile-paper',
};
