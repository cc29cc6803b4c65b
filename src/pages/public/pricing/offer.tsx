import { Check, type LucideIcon, X } from 'lucide-react';
import { groundClass } from '../../../components/media/tile-colors';
import { ActionLink } from '../../../components/ui/button';
import { Icon } from '../../../components/ui/icon';
import { NoWrapCompounds } from '../../../components/ui/no-wrap-compounds';
import type { PricingOffer } from '../../../content/catalogue/plans';
import { pricingPage } from '../../../content/public/pricing-page';
import { sketchMention } from '../../../content/public/sketch-mention';
import { classNames } from '../../../lib/class-names';
import { SketchHint } from '../../parts/cross-links';

const { labels } = pricingPage;

const List = ({ heading, items, icon }: { heading: string; items: readonly string[]; icon: LucideIcon }) => (
  <div>
    <h3 className="eyebrow pb-2">{heading}</h3>
    <ul>
      {items.map((item) => (
        <li key={item} className={classNames('flex gap-3 border-t py-3', icon === X && 'text-fg-quiet')}>
          <Icon icon={icon} className="mt-0.5" />
          <span>
            <NoWrapCompounds text={item} />
          </span>
        </li>
      ))}
    </ul>
  </div>
);

const Term = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt className="eyebrow">{label}</dt>
    <dd>
      <NoWrapCompounds text={value} />
    </dd>
  </div>
);

/** An offer: price on a tile, term and notice period, what is included and what is not. A subgrid aligns the two offers' rows. */
export const Offer = ({ offer }: { offer: PricingOffer }) => (
  <section
    aria-labelledby={`offer-${offer.id}`}
    className="grid content-start gap-y-8 md:row-span-5 md:grid-rows-subgrid"
  >
    <div
      className={classNames(
        'grid gap-6 rounded-tr-[8rem] p-6 max-xs:rounded-tr-[4rem] max-xs:p-4 sm:p-8 md:row-span-2 md:grid-rows-subgrid',
        groundClass[offer.id === 'agency' ? 'blush' : 'sun'],
      )}
    >
      <div className="grid content-between gap-10 lg:min-h-76">
        <div className="grid gap-2 pr-16 max-xs:pr-0">
          <h2 id={`offer-${offer.id}`} className="text-heading">
            {offer.name}
          </h2>
          <p className="text-lead">{offer.tagline}</p>
        </div>
        <p className="figures font-display font-semibold">
          <span className="text-hero md:max-xl:text-figure">{offer.priceText}</span>
          <span className="inline-block text-subheading whitespace-pre">
            {offer.fullPriceText.slice(offer.priceText.length)}
          </span>
        </p>
      </div>
      <dl className="grid content-start gap-4 border-current border-t pt-4 sm:grid-cols-2 md:max-xl:grid-cols-[auto_1fr] [&_dt]:text-current">
        <Term label={labels.minimumTerm} value={offer.minimumTerm} />
        <Term label={labels.notice} value={offer.notice} />
      </dl>
    </div>
    <div className="grid content-start justify-items-start gap-4">
      <ActionLink tone={offer.id === 'agency' ? 'primary' : 'secondary'} size="large" action={offer.cta} />
      <p className="max-w-measure">
        <strong>{labels.bestFor}:</strong> <span>{offer.bestFor}</span>
      </p>
      {import.meta.env.VITE_FIRST_DRAFT !== 'off' && offer.id === 'instant-site' && (
        <SketchHint {...sketchMention.pricing} />
      )}
      {offer.priceNote && <p className="max-w-measure text-fg-quiet text-sm">{offer.priceNote}</p>}
    </div>
    <List heading={labels.includes} items={offer.includes} icon={Check} />
    <List heading={labels.notIncluded} items={offer.notIncluded} icon={X} />
  </section>
);
