import { TileField } from '../../../components/media/tile-field';
import { ButtonLink } from '../../../components/ui/button';
import { enterprisePage } from '../../../content/enterprise';

const { heading, text, contact, checkout, figures } = enterprisePage;

/** Many brands, one grid: a wide field of small tiles, and the three figures below it. */
export const EnterpriseHero = () => (
  <div className="on-ink">
    <div className="page-grid grid gap-x-8 gap-y-10 pt-20 lg:grid-cols-12 lg:pt-24">
      <h1 className="text-hero lg:col-span-12">{heading}</h1>
      <div className="grid gap-7 lg:col-span-5 lg:col-start-8">
        <p className="max-w-measure text-lead">{text}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink tone="primary" size="large" to={contact.href}>
            {contact.label}
          </ButtonLink>
          <ButtonLink size="large" to={checkout.href}>
            {checkout.label}
          </ButtonLink>
        </div>
      </div>
    </div>
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
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-3 border-t border-t-line-strong py-8 first:border-t-0 md:col-span-3 md:border-t-0 md:py-12 md:first:col-span-6"
        >
          <dt className="text-fg-quiet text-lead">{label}</dt>
          <dd className="figures font-display font-semibold text-figure">{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);
