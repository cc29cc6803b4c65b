import { proofPlates } from '../../content/account/proofs';
import { type DrawnProof, isPatternRule, paletteOfItem } from '../../proofs/items';
import { pictureLayers } from '../sketch/site/layers';

/** From the lowest; colors are those of the artwork's palette, by name. */
const artworkLayers = ({ rule, seed }: DrawnProof) => pictureLayers(isPatternRule(rule) ? rule : 'modern', seed);

export const artworkDocument = (item: DrawnProof): string => {
  const palette = paletteOfItem(item);
  const { columns, rows, layers } = artworkLayers(item);
  const paths = layers.map(({ fill, d }) => `<path fill="${palette[fill]}" d="${d}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns} ${rows}">${paths}</svg>\n`;
};

type PictureProps = { item: DrawnProof; className: string; view?: (columns: number, rows: number) => string };

/** @param view the part that is seen, as a view box in tiles; without it the whole */
export const ArtworkPicture = ({
  item,
  className,
  view = (columns, rows) => `0 0 ${columns} ${rows}`,
}: PictureProps) => {
  const palette = paletteOfItem(item);
  const { columns, rows, layers } = artworkLayers(item);
  return (
    <svg viewBox={view(columns, rows)} preserveAspectRatio="xMidYMid slice" className={className} aria-hidden="true">
      {layers.map(({ fill, d }, layer) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the layers of a drawing never change their order
        <path key={layer} d={d} fill={palette[fill]} />
      ))}
    </svg>
  );
};

export const ArtworkStage = ({ item }: { item: DrawnProof }) => (
  <div className="grid grid-cols-2 gap-3 sm:grid-cols-6">
    <figure className="col-span-2 grid gap-1.5 sm:col-span-4">
      <ArtworkPicture item={item} className="w-full border border-line" />
      <figcaption className="text-fg-quiet text-sm">{proofPlates.whole}</figcaption>
    </figure>
    <figure className="col-span-2 flex flex-col gap-1.5">
      <ArtworkPicture
        item={item}
        className="min-h-40 w-full grow border border-line"
        view={(columns, rows) => `${columns / 4} ${rows / 4} ${columns / 3} ${rows / 2}`}
      />
      <figcaption className="text-fg-quiet text-sm">{proofPlates.detail}</figcaption>
    </figure>
  </div>
);
