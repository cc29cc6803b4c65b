import type { ReactNode } from 'react';
import { proofPlates } from '../../content/account/proofs';
import { tileHex } from '../../content/site/colors';
import { classNames } from '../../lib/class-names';
import { colorsOn, type MarkColors, oneColor, paintsOf } from '../../proofs/documents';
import { type DrawnProof, isPatternRule, markOfItem, paletteOfItem } from '../../proofs/items';
import type { TileMark } from '../../proofs/marks';
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

type MarkProps = { mark: TileMark; colors: MarkColors; className: string };

export const MarkPicture = ({ mark, colors, className }: MarkProps) => (
  <svg viewBox={`0 0 ${mark.width} ${mark.height}`} className={className} aria-hidden="true">
    {paintsOf(mark, colors).map(([color, d]) => (
      <path key={color} d={d} fill={color} />
    ))}
  </svg>
);

type PlateProps = { label: string; ground: string; className: string; children: ReactNode };

const Plate = ({ label, ground, className, children }: PlateProps) => (
  <figure className={classNames('flex flex-col gap-1.5', className)}>
    <div
      className="grid grow place-items-center overflow-hidden border border-line print:[print-color-adjust:exact]"
      style={{ background: ground }}
    >
      {children}
    </div>
    <figcaption className="text-fg-quiet text-sm">{label}</figcaption>
  </figure>
);

const Name = ({ name, color, className }: { name: string; color: string; className: string }) => (
  <span
    translate="no"
    dir="auto"
    style={{ color }}
    className={classNames('wrap-anywhere font-display font-semibold leading-tight tracking-tight', className)}
  >
    {name}
  </span>
);

export const MarkStage = ({ item }: { item: DrawnProof }) => {
  const mark = markOfItem(item);
  const { brand, onBrand } = paletteOfItem(item);
  const { paper, ink } = tileHex;
  const onPaper = colorsOn(paper, ink, brand);
  const onInk = colorsOn(ink, paper, brand);
  const name = item.letters;
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-6">
      <Plate label={proofPlates.paper} ground={paper} className="col-span-2 sm:col-span-3">
        <MarkPicture mark={mark} colors={onPaper} className="m-[14%] max-h-64 w-[72%]" />
      </Plate>
      <Plate label={proofPlates.ink} ground={ink} className="col-span-2 sm:col-span-3">
        <MarkPicture mark={mark} colors={onInk} className="m-[14%] max-h-64 w-[72%]" />
      </Plate>
      <Plate label={proofPlates.card} ground={brand} className="sm:col-span-2">
        <div
          className="m-[9%] flex aspect-7/4 w-[82%] flex-col justify-between gap-1 p-[8%]"
          style={{ background: paper }}
        >
          <MarkPicture mark={mark} colors={onPaper} className="h-10 w-10 [object-position:left]" />
          <Name name={name} color={ink} className="text-sm" />
        </div>
      </Plate>
      <Plate label={proofPlates.sign} ground={brand} className="sm:col-span-3">
        <div className="flex w-full items-center justify-center gap-[5%] px-[5%] py-6">
          <MarkPicture mark={mark} colors={oneColor(onBrand)} className="size-[22%] max-h-24 shrink-0" />
          <Name name={name} color={onBrand} className="sm:text-subheading" />
        </div>
      </Plate>
      <Plate label={proofPlates.tab} ground={paper} className="col-span-2 sm:col-span-1">
        <div className="m-3 flex max-w-full items-center gap-1.5 px-2 py-3">
          <MarkPicture mark={mark} colors={onPaper} className="size-4 shrink-0" />
          <span translate="no" dir="auto" className="truncate text-xs" style={{ color: ink }}>
            {name}
          </span>
        </div>
      </Plate>
    </div>
  );
};
