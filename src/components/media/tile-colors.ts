import type { TileColor } from '../../content/types';

/** Whole class names, so that the stylesheet is built with them. */
export const fillClass: Readonly<Record<TileColor, string>> = {
  vermilion: 'fill-vermilion',
  ultramarine: 'fill-ultramarine',
  moss: 'fill-moss',
  sun: 'fill-sun',
  blush: 'fill-blush',
  paper: 'fill-paper',
  ink: 'fill-ink',
};

/** A tile's ground with the text colour that is readable on it. */
export const groundClass: Readonly<Record<TileColor, string>> = {
  vermilion: 'bg-vermilion text-ink',
  ultramarine: 'bg-ultramarine text-paper',
  moss: 'bg-moss text-paper',
  sun: 'bg-sun text-ink',
  blush: 'bg-blush text-ink',
  paper: 'bg-paper text-ink',
  ink: 'bg-ink text-paper',
};
