import { tileHex } from '../../content/site/colors';
import { logoTiles } from '../media/tiles/logo';

/** The logo: four tiles. The dark ones have the text color, so that it works on light and dark backgrounds. */
export const LogoMark = ({ className }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
    {logoTiles.map(({ d, color }) => (
      <path key={d} d={d} fill={color === tileHex.ink ? 'currentColor' : color} />
    ))}
  </svg>
);
