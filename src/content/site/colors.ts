/** The brand's colours. Style sheet and static files repeat them, because they cannot import this module; a test compares them. */
import type { TileColor } from '../types';

export const tileHex: Readonly<Record<TileColor, string>> = {
  paper: '#F3EFE6',
  ink: '#14120F',
  vermilion: '#FF4A1C',
  ultramarine: '#2438E0',
  moss: '#1F6B4A',
  sun: '#F6B92B',
  blush: '#F2B8A8',
};

/** Colours of secondary text and of errors, on each of the two background colours. */
export const groundHex = {
  paper: { quiet: '#5A5448', alarm: '#A8250A' },
  ink: { quiet: '#B3AB9B', alarm: '#FF8A6B' },
} as const;
