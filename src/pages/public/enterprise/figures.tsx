import { TileField } from '../../../components/media/tile-field';
import { enterprisePage } from '../../../content/public/enterprise';

/** A wide mosaic of small tiles, and three figures below it. */
export const Figures = () => (
  <>
    <TileField
      seed="enterprise brands"
      columns={32}
      rows={5}
      gaps={0.35}
      palette={['paper', 'ultramarine', 'vermilion', 'sun', 'moss', 'blush']}
      fit="slice"
      className="mt-16 aspect-[14/5] w-full md:aspect-[20/5] lg:aspect-[32/5]"
    />
    <dl className="page-grid grid gap-x-8 md:grid-cols-12">
      {enterprisePage.figures.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-3 border-t border-t-line-strong py-8 first:border-t-0 md:col-span-3 md:border-t-0 md:py-12 md:first:col-span-6"
        >
          <dt className="text-fg-quiet text-lead">{label}</dt>
          <dd className="figures font-display font-semibold text-figure">{value}</dd>
        </div>
      ))}
    </dl>
  </>
);
