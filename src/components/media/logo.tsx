import { mark } from '../../../brand.config';
import { tileHex } from '../../content/site/colors';

/** The four tiles of the mark, in a view box of 32 by 32. */
export const logoTiles: readonly { d: string; color: string }[] = mark.map(({ d, color }) => ({
  d,
  color: tileHex[color],
}));

/** The dark tiles have the text color, so that the logo works on light and dark grounds. */
export const LogoMark = ({ className }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
    {logoTiles.map(({ d, color }) => (
      <path key={d} d={d} fill={color === tileHex.ink ? 'currentColor' : color} />
    ))}
  </svg>
);
