import { tileHex } from '../../../content/site/colors';

/**
 * The logo: quarter disc, square, bar and quarter disc in a block of two by two, in a view box of 32 by 32. Together they
 * form a T: the upper two are its crossbar, the bar is its stem.
 */
export const logoTiles: readonly { d: string; color: string }[] = [
  { d: 'M16 16H0A16 16 0 0 1 16 0Z', color: tileHex.vermilion },
  { d: 'M16 0H32V16H16Z', color: tileHex.ink },
  { d: 'M8 16H16V32H8Z', color: tileHex.ink },
  { d: 'M16 16H32A16 16 0 0 1 16 32Z', color: tileHex.ultramarine },
];
