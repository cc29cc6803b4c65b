import { inkOf } from '../../../components/media/tile-drawing';
import { shapePath } from '../../../components/media/tiles/shapes';
import type { TileColor } from '../../../content/types';
import styles from './moving-tiles.css?inline';

/** Each tile as it lies in its heap, and the turn of the shape that is cut from it. Where it is set is in the style sheet. */
const heap = (color: TileColor, y: number, turns: readonly number[]) => turns.map((turn, x) => ({ color, x, y, turn }));
const tiles = [
  ...heap('ink', 0, [0, 1, 0, 1, 0, 1]),
  ...heap('sun', 1, [2, 3, 2, 3]),
  ...heap('ultramarine', 2, [0, 2]),
];

const grid = Array.from({ length: 18 }, (_, cell) => shapePath('square', cell % 6, Math.floor(cell / 6))).join('');

/** Adds the rules by which the tiles move: no page has them in its style sheet. */
export const addStyles = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
};

/**
 * 'Sort', 'Cut' and 'Set' as one drawing, which stays beside the three words while they are scrolled through. Its tiles move by
 * the scroll position, in the style sheet alone. It covers the three pictures, which keep their room.
 */
export const MovingTiles = () => (
  <div className="step-row moving-tiles">
    <svg aria-hidden="true" viewBox="-0.03 -0.03 6.06 3.06" className="tile-drawing">
      <path d={grid} className="fill-none stroke-line-strong" />
      {tiles.map(({ color, x, y, turn }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <g className={`moving-tile ${inkOf[color]}`}>
            <path className="offcut" d={shapePath('square', 0, 0)} />
            <path d={shapePath(color === 'ultramarine' ? 'triangle' : 'quarter', 0, 0, turn)} />
          </g>
        </g>
      ))}
    </svg>
  </div>
);
