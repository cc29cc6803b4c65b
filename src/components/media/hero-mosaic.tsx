import { memo, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../hooks/use-media-query';
import { startMosaic } from './hero-mosaic-motion';
import { PauseButton } from './pause-button';
import { fillClass } from './tile-colors';
import { composeField } from './tiles/field';
import { hero, heroPalette } from './tiles/rules/hero';
import { addTile, tilePath } from './tiles/shapes';
import type { Tile } from './tiles/types';

/** The size in cells; multiples of four draw whole modules. */
const columns = 12;
const rows = 8;

/** A bar fills half its cell; a line without area around the cell keeps its center of rotation that of the cell. */
const turningPath = (tile: Tile) => {
  const { x, y, w, h } = tile;
  return `${tile.shape === 'bar' ? `M${x} ${y}h${w}v${h}v${-h}z` : ''}${tilePath(tile)}`;
};

/** One path a color. */
const groundsOf = (tiles: readonly Tile[]) => {
  const layers = new Map<string, string>();
  for (const tile of tiles)
    if (tile.ground) addTile(layers, fillClass[tile.ground], tilePath({ ...tile, shape: 'square' }));
  return [...layers];
};

/** Memoized, because composing the picture takes a long task. */
const Drawing = memo(() => {
  const { ground, tiles } = composeField({ seed: 1, palette: heroPalette, rule: hero, columns, rows });
  return (
    <svg viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true" className="hero-mosaic w-full">
      <path d={`M0 0H${columns}V${rows}H0Z`} className={fillClass[ground]} />
      {groundsOf(tiles).map(([fill, d]) => (
        <path key={fill} d={d} className={fill} />
      ))}
      {tiles.map((tile) => (
        <path
          key={`${tile.x} ${tile.y}`}
          data-tile={tile.shape}
          d={turningPath(tile)}
          className={fillClass[tile.fill]}
        />
      ))}
    </svg>
  );
});

export const HeroMosaic = () => {
  const root = useRef<HTMLDivElement>(null);
  const [paused, setPaused] = useState(false);
  const isStill = useReducedMotion();

  useEffect(() => {
    if (root.current && !paused && !isStill) return startMosaic(root.current, columns);
  }, [paused, isStill]);

  return (
    <div ref={root} className="relative">
      <Drawing />
      <PauseButton isPaused={paused} onPress={() => setPaused(!paused)} what="animation" />
    </div>
  );
};
