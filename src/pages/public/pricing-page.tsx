// biome-ignore-all lint/a11y/noRedundantRoles: the rows are grids on phones, which would drop the native roles

import { ArrowRight } from 'lucide-react';
import { LowerPart } from '../../components/hydration/hydrated-parts';
import { CallToAction } from '../../components/layout/call-to-action';
import { PageHero } from '../../components/layout/page-hero';
import { Icon } from '../../components/ui/icon';
import { Link, TextLink } from '../../components/ui/link';
import { TitledSection } from '../../components/ui/titled-section';
import { type PricingOffer, pricingComparison, pricingOffers } from '../../content/catalogue/plans';
import { pageMeta } from '../../content/pages';
import { pricingPage } from '../../content/public/pricing-page';
import { fixedPage } from '../../head/page-handle';
import { ComparePrices, FindOut } from '../parts/cross-links';
import { AllPrices } from './pricing/all-prices';
import { Finder } from './pricing/finder/finder';
import { Offer } from './pricing/offer';

const { heading, text, comparison, labels, questions, closing } = pricingPage;

export const handle = fixedPage(pageMeta.pricing);

const rows: readonly { label: string; of: (offer: PricingOffer) => string }[] = [
  { label: labels.price, of: ({ fullPriceText }) => fullPriceText },
  ...pricingComparison.map(({ label, values }) => ({ label, of: ({ id }: PricingOffer) => values[id] })),
  { label: labels.minimumTerm, of: ({ minimumTerm }) => minimumTerm },
  { label: labels.notice, of: ({ notice }) => notice },
];

const Comparison = () => (
  <TitledSection id="comparison" title={comparison.heading} className="page-grid py-section">
    <table role="table" className="mt-8 w-full border-collapse text-left">
      <caption className="sr-only">{comparison.caption}</caption>
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-fg border-b">
          <th role="columnheader" scope="col" className="w-1/4 py-3 pr-6 font-normal text-fg-quiet text-sm">
            {comparison.rowHeading}
          </th>
          {pricingOffers.map(({ id, name }) => (
            <th
              key={id}
              role="columnheader"
              scope="col"
              className="py-3 pr-6 font-display font-semibold text-subheading"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ label, of }) => (
          <tr key={label} role="row" className="border-b max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:py-4">
            <th
              role="rowheader"
              scope="row"
              className="py-4 pr-6 text-left font-normal text-fg-quiet max-md:col-span-2 max-md:py-0"
            >
              {label}
            </th>
            {pricingOffers.map((offer) => (
              <td role="cell" key={offer.id} className="figures py-4 pr-6 align-top max-md:py-1 max-md:pr-0">
                <span aria-hidden="true" className="block text-fg-quiet text-sm md:hidden">
                  {offer.name}
                </span>
                <span>{of(offer)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </TitledSection>
);

const PricingQuestions = () => (
  <section aria-labelledby="questions" className="page-grid grid gap-x-8 gap-y-8 py-section lg:grid-cols-12">
    <div className="grid content-start gap-4 lg:col-span-4">
      <h2 id="questions" className="text-heading">
        {questions.heading}
      </h2>
      <p>
        <TextLink to={questions.all.href} className="font-semibold">
          {questions.all.label}
        </TextLink>
      </p>
    </div>
    <ul className="grid gap-x-8 border-b lg:col-span-8 xl:grid-cols-2">
      {questions.items.map(({ text, href }) => (
        <li key={href} className="border-t">
          <Link to={href} className="group flex items-center justify-between gap-6 py-5 text-lead">
            <span className="group-hover:underline group-hover:underline-offset-4">{text}</span>
            <Icon icon={ArrowRight} className="transition-transform duration-200 group-hover:translate-x-1" />
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

export const Component = () => (
  <>
    <PageHero heading={heading} text={text} className="pb-16 lg:pb-24">
      <p>
        <FindOut />
        <ComparePrices />
      </p>
    </PageHero>
    <LowerPart>
      <div className="page-grid grid gap-x-8 gap-y-16 md:grid-cols-2 md:grid-rows-[repeat(5,auto)]">
        {pricingOffers.map((offer) => (
          <Offer key={offer.id} offer={offer} />
        ))}
      </div>
      <Finder />
      <Comparison />
      <AllPrices />
      <PricingQuestions />
      <CallToAction seed="pricing" {...closing} />
    </LowerPart>
  </>
);
