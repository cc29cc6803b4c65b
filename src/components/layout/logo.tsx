import { tileHex } from '../../content/site/colors';
import { logoTiles } from '../media/tiles/logo';

/** The mark: four tiles. Its ink tiles take the colour of the text around, so that it stands on paper and on ink. */
export const LogoMark = ({ className }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
    {logoTiles.map(({ d, color }) => (
      <path key={d} d={d} fill={color === tileHex.ink ? 'currentColor' : color} />
    ))}
  </svg>
);
