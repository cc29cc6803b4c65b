import { useEffect, useRef, useState } from 'react';
import { type LiveTile, startMosaic } from './hero-mosaic-motion';
import { tileHex } from './tiles/colors';
import { composeField } from './tiles/field';
import { outline } from './tiles/outline';
import { hero, heroPalette } from './tiles/rules/hero';
import { pathData, tilePath } from './tiles/svg';
import type { Tile } from './tiles/types';
import './hero-mosaic.css';

type HeroMosaicProps = {
  /** Size in cells; multiples of four draw whole modules. */
  columns?: number;
  rows?: number;
  className?: string;
};

/** A bar fills half its cell; a line without area around the cell keeps its center of rotation that of the cell. */
const turningPath = (tile: Tile) => {
  const { x, y, w, h } = tile;
  return `${tile.shape === 'bar' ? `M${x} ${y}H${x + w}V${y + h}V${y}Z` : ''}${tilePath(tile)}`;
};

/** The mosaic of the home page. The picture is complete without script; script only lets tiles turn in place. */
export const HeroMosaic = ({ columns = 12, rows = 8, className = '' }: HeroMosaicProps) => {
  const root = useRef<HTMLDivElement>(null);
  const live = useRef<LiveTile[]>([]);
  const [paused, setPaused] = useState(false);
  const [field] = useState(() => composeField({ seed: 1, palette: heroPalette, rule: hero, columns, rows }));

  useEffect(() => {
    const element = root.current;
    if (!element || paused) return;
    if (live.current.length === 0) {
      const paths = element.querySelectorAll<SVGElement>('.hero-mosaic__tile');
      live.current = field.tiles.flatMap((tile, index) => {
        const path = paths[index];
        return path ? [{ tile, element: path, angle: 0 }] : [];
      });
    }
    const still = window.matchMedia('(prefers-reduced-motion: reduce)');
    let stop: (() => void) | undefined;
    const follow = () => {
      stop?.();
      stop = still.matches ? undefined : startMosaic(element, live.current, field.columns);
    };
    follow();
    still.addEventListener('change', follow);
    return () => {
      still.removeEventListener('change', follow);
      stop?.();
    };
  }, [field, paused]);

  return (
    <div ref={root} className={`hero-mosaic ${className}`}>
      <svg viewBox={`0 0 ${field.columns} ${field.rows}`} aria-hidden="true" focusable="false">
        <path d={`M0 0H${field.columns}V${field.rows}H0Z`} fill={tileHex[field.ground]} />
        {field.tiles.map((tile) =>
          tile.ground ? (
            <path key={`${tile.x} ${tile.y}`} d={pathData(outline(tile, true))} fill={tileHex[tile.ground]} />
          ) : null,
        )}
        {field.tiles.map((tile) => (
          <path
            key={`${tile.x} ${tile.y}`}
            className="hero-mosaic__tile"
            d={turningPath(tile)}
            fill={tileHex[tile.fill]}
          />
        ))}
      </svg>
      <button
        type="button"
        className="hero-mosaic__toggle"
        aria-label={paused ? 'Play animation' : 'Pause animation'}
        onClick={() => setPaused(!paused)}
      >
        <svg viewBox="0 0 4 4" aria-hidden="true" focusable="false">
          <path d={paused ? 'M.5 0L4 2L.5 4Z' : 'M0 0H1.5V4H0ZM2.5 0H4V4H2.5Z'} fill="currentColor" />
        </svg>
      </button>
    </div>
  );
};
