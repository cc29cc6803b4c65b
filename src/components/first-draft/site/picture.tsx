import { useState } from 'react';
import { siteLabels } from '../../../first-draft/labels';
import type { PicturePlace } from '../../../first-draft/types';
import { classNames } from '../../../lib/class-names';
import { seededRandom } from '../../../lib/fnv-hash';
import { addTile, shapes } from '../../media/tiles/shapes';
import { composeField } from '../../media/tiles/field';
import { outline } from '../../media/tiles/outline';
import { pathData } from '../../media/tiles/svg';
import { useDrawing } from './drawing';
import { lookAndType } from './look-styles';
import { pictureOf } from './picture-rules';

/** Tiles of one color that follow one another, as one path: between two paths a seam would show. */
const TilePicture = ({ seed }: { seed: number }) => {
  const { columns, rows, ground, tiles } = composeField(pictureOf(lookAndType(useDrawing().draft).look, seed));
  const layers: { fill: string; d: string }[] = [{ fill: ground, d: `M0 0H${columns}V${rows}H0Z` }];
  for (const tile of tiles) {
    const last = layers.at(-1);
    const d = pathData(outline(tile));
    if (last?.fill === tile.fill) last.d += d;
    else layers.push({ fill: tile.fill, d });
  }
  return (
    <svg viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="xMidYMax slice" strokeWidth=".03" aria-hidden="true">
      {layers.map(({ fill, d }, layer) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a picture never change their order
        <path key={layer} d={d} fill={`var(--${fill})`} stroke={`var(--${fill})`} />
      ))}
    </svg>
  );
};

const kindOf = (name: string, isImage: boolean) =>
  isImage ? siteLabels.image : /\.pdf$/i.test(name) ? siteLabels.document : siteLabels.video;

/**
 * The address of an uploaded picture, as long as the browser can show what is there.
 * @returns it, or undefined; and the handler of the picture's `error` event
 */
export const useUploaded = (address: string | undefined) => {
  const [broken, setBroken] = useState<string>();
  return [address === broken ? undefined : address, () => setBroken(address)] as const;
};

/** A picture, or the place of a file that cannot be shown, which says the file's name. */
export const PlacedPicture = ({ place, className }: { place: PicturePlace; className?: string }) => {
  const [url, onError] = useUploaded(useDrawing().images[place.kind === 'file' ? place.index : -1]);
  if (place.kind === 'tiles')
    return (
      <div className={classNames('picture', className)}>
        <TilePicture seed={place.seed} />
      </div>
    );
  return place.isImage && url ? (
    <div className={classNames('picture', className)}>
      <img src={url} alt={place.name} onError={onError} />
    </div>
  ) : (
    <p className={classNames('picture file', className)}>
      <b>{kindOf(place.name, place.isImage)}</b>
      <span dir="auto">{place.name}</span>
    </p>
  );
};

const corners = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** A mark of four tiles: three in the color of the text, one in the brand's. */
export const Mark = ({ seed }: { seed: number }) => {
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
  return (
    <svg className="mark" viewBox="0 0 2 2" aria-hidden="true">
      {Array.from(layers, ([layer, d]) => (
        <path key={layer} d={d} fill={layer === 'ink' ? 'currentColor' : 'var(--mark, var(--brandText))'} />
      ))}
    </svg>
  );
};
