/** The tile pictures and marks of a sketch as paths, from the lowest to the highest. */

import { seededRandom } from '../../../lib/random';
import type { LookName, SketchPalette } from '../../../sketch/types';
import { composeField } from '../../media/tiles/field';
import { addTile, shapePath, tilePath } from '../../media/tiles/shapes';
import { pictureOf } from './picture-rules';

/** Tiles of one color that follow one another are one path: between two paths a seam would show. */
export const pictureLayers = (look: LookName, seed: number) => {
  const { columns, rows, ground, tiles } = composeField(pictureOf(look, seed));
  const layers: { fill: keyof SketchPalette; d: string }[] = [{ fill: ground, d: `M0 0H${columns}V${rows}H0Z` }];
  for (const tile of tiles) {
    const last = layers.at(-1);
    const d = tilePath(tile);
    if (last?.fill === tile.fill) last.d += d;
    else layers.push({ fill: tile.fill, d });
  }
  return { columns, rows, layers };
};

const corners = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** A mark of four tiles, 2 by 2: three in the color of the text, one in the brand's. */
export const markLayers = (seed: number) => {
  const random = seededRandom(seed);
  const colored = Math.floor(random() * 4);
  const layers = new Map<'ink' | 'color', string>();
  corners.forEach(([x, y], index) => {
    const names =
      index === colored
        ? (['quarter', 'square'] as const)
        : (['quarter', 'quarter', 'triangle', 'bar', 'square'] as const);
    const shape = names[Math.floor(random() * names.length)] ?? 'quarter';
    addTile(layers, index === colored ? 'color' : 'ink', shapePath(shape, x, y, Math.floor(random() * 4)));
  });
  return [...layers];
};
