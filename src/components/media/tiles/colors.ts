import type { TileColor } from '../../../content/types';

/** The brand's colours; the design tokens in `styles.css` state the same values. */
export const tileHex: Readonly<Record<TileColor, string>> = {
  paper: '#F3EFE6',
  ink: '#14120F',
  vermilion: '#FF4A1C',
  ultramarine: '#2438E0',
  moss: '#1F6B4A',
  sun: '#F6B92B',
  blush: '#F2B8A8',
};
