import type { ReactNode } from 'react';
import { proofPlates } from '../../content/account/proofs';
import { tileHex } from '../../content/site/colors';
import { classNames } from '../../lib/class-names';
import { colorsOn, type MarkColors, oneColor, paintsOf } from '../../proofs/documents';
import { type DrawnProof, markOfItem, paletteOfItem } from '../../proofs/items';
import type { TileMark } from '../../proofs/marks';

type PictureProps = { mark: TileMark; colors: MarkColors; className: string };

export const MarkPicture = ({ mark, colors, className }: PictureProps) => (
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
