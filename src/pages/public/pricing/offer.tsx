import { groundClass } from '../../../components/media/tile-colors';
import { ButtonLink } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import type { PricingOffer } from '../../../content/plans';
import { pricingPage } from '../../../content/pricing-page';
import type { TileColor } from '../../../content/types';
import { classNames } from '../../../lib/class-names';

const { labels } = pricingPage;

type Props = { offer: PricingOffer; color: TileColor; isMain: boolean };

const List = ({ heading, items, icon }: { heading: string; items: readonly string[]; icon: 'check' | 'x' }) => (
  <div>
    <h3 className="eyebrow pb-2">{heading}</h3>
    <ul>
      {items.map((item) => (
        <li key={item} className={classNames('flex gap-3 border-t py-3', icon === 'x' && 'text-fg-quiet')}>
          <Icon name={icon} className="mt-0.5" />
          {item}
        </li>
      ))}
    </ul>
  </div>
);

const Term = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="eyebrow">{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** One offer: its price on a tile of its own, with the term and the notice beside it, then what is in and what is not. */
export const Offer = ({ offer, color, isMain }: Props) => (
  <section
    aria-labelledby={`offer-${offer.id}`}
    className="grid content-start gap-y-8 md:row-span-4 md:grid-rows-subgrid"
  >
    <div
      className={classNames(
        'grid content-between gap-10 rounded-tr-[8rem] p-6 sm:p-8 lg:min-h-[30rem]',
        groundClass[color],
      )}
    >
      <div className="grid gap-2 pr-16">
        <h2 id={`offer-${offer.id}`} className="text-heading">
          {offer.name}
        </h2>
        <p className="text-lead">{offer.tagline}</p>
      </div>
      <div className="grid gap-6">
        <p className="figures font-display font-semibold">
          <span className="text-hero md:max-lg:text-title">{offer.priceText}</span>
          <span className="inline-block text-subheading whitespace-pre">
            {offer.fullPriceText.slice(offer.priceText.length)}
          </span>
        </p>
        <dl className="grid gap-4 border-current border-t pt-4 sm:grid-cols-2 [&_dt]:text-current">
          <Term label={labels.minimumTerm} value={offer.minimumTerm} />
          <Term label={labels.notice} value={offer.notice} />
        </dl>
      </div>
    </div>
    <div className="grid content-start justify-items-start gap-4">
      <ButtonLink tone={isMain ? 'primary' : 'secondary'} size="large" to={offer.cta.href}>
        {offer.cta.label}
      </ButtonLink>
      <p className="max-w-measure">
        <strong>{labels.bestFor}:</strong> {offer.bestFor}
      </p>
      {offer.priceNote && <p className="max-w-measure text-fg-quiet text-sm">{offer.priceNote}</p>}
    </div>
    <List heading={labels.includes} items={offer.includes} icon="check" />
    <List heading={labels.notIncluded} items={offer.notIncluded} icon="x" />
  </section>
);
