/** The tile pictures and marks of a sketch as paths, from the lowest to the highest. */

import { seededRandom } from '../../../lib/random';
import type { LookName, SketchPalette } from '../../../sketch/types';
import { composeField } from '../../media/tiles/field';
import { outline } from '../../media/tiles/outline';
import { addTile, shapes } from '../../media/tiles/shapes';
import { pathData } from '../../media/tiles/svg';
import type { Tile } from '../../media/tiles/types';
import { pictureOf } from './picture-rules';

type PictureTile = Tile<keyof SketchPalette>;

const overlap = (a: PictureTile, b: PictureTile) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Tiles of one color are one path, as far as no other tile lies between them: between two paths a seam would show. */
export const pictureLayers = (look: LookName, seed: number) => {
  const { columns, rows, ground, tiles } = composeField(pictureOf(look, seed));
  const layers: { fill: keyof SketchPalette; d: string; tiles: PictureTile[] }[] = [];
  for (const tile of tiles) {
    const below = layers.findLast(({ fill, tiles }) => fill === tile.fill || tiles.some((one) => overlap(one, tile)));
    const layer = below?.fill === tile.fill ? below : { fill: tile.fill, d: '', tiles: [] };
    if (layer !== below) layers.push(layer);
    layer.d += pathData(outline(tile));
    layer.tiles.push(tile);
  }
  const floor = { fill: ground, d: `M0 0H${columns}V${rows}H0Z` };
  return { columns, rows, layers: [floor, ...layers.map(({ fill, d }) => ({ fill, d }))] };
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
    addTile(layers, index === colored ? 'color' : 'ink', shapes[shape](x, y, Math.floor(random() * 4)));
  });
  return [...layers];
};
