import { memo, useEffect, useRef, useState } from 'react';
import { tileHex } from '../../content/site/colors';
import { classNames } from '../../lib/class-names';
import { useReducedMotion } from '../../lib/reduced-motion';
import { findTiles, type LiveTile, startMosaic } from './hero-mosaic-motion';
import { composeField } from './tiles/field';
import { outline } from './tiles/outline';
import { hero, heroPalette } from './tiles/rules/hero';
import { pathData } from './tiles/svg';
import type { Tile } from './tiles/types';
import './hero-mosaic.css';

/** The size in cells; multiples of four draw whole modules. */
const columns = 12;
const rows = 8;

/** A bar fills half its cell; a line without area around the cell keeps its center of rotation that of the cell. */
const turningPath = (tile: Tile) => {
  const { x, y, w, h } = tile;
  return `${tile.shape === 'bar' ? `M${x} ${y}h${w}v${h}v${-h}z` : ''}${pathData(outline(tile), true)}`;
};

/** One path a color. Not by `addTile`, whose module would come with the start page's first load. */
const groundsOf = (tiles: readonly Tile[]) => {
  const layers = new Map<string, string>();
  for (const tile of tiles) {
    const fill = tile.ground && tileHex[tile.ground];
    if (fill) layers.set(fill, (layers.get(fill) ?? '') + pathData(outline(tile, true), true));
  }
  return [...layers];
};

/** Memoized, because composing the picture takes a long task. */
const Drawing = memo(() => {
  const { ground, tiles } = composeField({ seed: 1, palette: heroPalette, rule: hero, columns, rows });
  return (
    <svg viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
      <path d={`M0 0H${columns}V${rows}H0Z`} fill={tileHex[ground]} />
      {groundsOf(tiles).map(([fill, d]) => (
        <path key={fill} d={d} fill={fill} />
      ))}
      {tiles.map((tile) => (
        <path
          key={`${tile.x} ${tile.y}`}
          className={classNames('hero-mosaic__tile', tile.shape === 'square' && 'hero-mosaic__square')}
          d={turningPath(tile)}
          fill={tileHex[tile.fill]}
        />
      ))}
    </svg>
  );
});

/** The mosaic of the home page. The picture is complete without script; script only lets tiles turn in place. */
export const HeroMosaic = () => {
  const root = useRef<HTMLDivElement>(null);
  const tiles = useRef<readonly LiveTile[] | null>(null);
  const [paused, setPaused] = useState(false);
  const isStill = useReducedMotion();

  useEffect(() => {
    const element = root.current;
    if (!element || paused || isStill) return;
    const liveTiles = () => {
      tiles.current ??= findTiles(element);
      return tiles.current;
    };
    return startMosaic(element, liveTiles, columns);
  }, [paused, isStill]);

  return (
    <div ref={root} className="hero-mosaic">
      <Drawing />
      <button
        type="button"
        className="hero-mosaic__toggle"
        aria-label={paused ? 'Play animation' : 'Pause animation'}
        onClick={() => setPaused(!paused)}
      >
        <svg viewBox="0 0 4 4" aria-hidden="true">
          <path d={paused ? 'M.5 0L4 2L.5 4Z' : 'M0 0H1.5V4H0ZM2.5 0H4V4H2.5Z'} fill="currentColor" />
        </svg>
      </button>
    </div>
  );
};
