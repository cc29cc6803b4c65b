import { mark } from '../../../../brand.config';
import { tileHex } from '../../../content/site/colors';

/** The four tiles of the mark, in a view box of 32 by 32. */
export const logoTiles: readonly { d: string; color: string }[] = mark.map(({ d, color }) => ({
  d,
  color: tileHex[color],
}));
