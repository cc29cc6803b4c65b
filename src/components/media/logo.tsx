import { mark } from '../../../brand.config';
import { tileHex } from '../../content/site/colors';

/** The four tiles of the mark, in a view box of 32 by 32. */
export const logoTiles: readonly { d: string; color: string }[] = mark.map(({ d, color }) => ({
  d,
  color: tileHex[color],
}));

/** The logo: four tiles. The dark ones have the text color, so that it works on light and dark backgrounds. */
export const LogoMark = ({ className }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
    {logoTiles.map(({ d, color }) => (
      <path key={d} d={d} fill={color === tileHex.ink ? 'currentColor' : color} />
    ))}
  </svg>
);
