import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CallToAction } from '../../components/layout/call-to-action';
import { ComparePrices } from '../../components/layout/compare-prices';
import { PageHero } from '../../components/layout/page-hero';
import { Rest } from '../../components/layout/rest';
import { Icon } from '../../components/ui/icon';
import { pricingOffers } from '../../content/catalogue/plans';
import { pageMeta } from '../../content/pages';
import { pricingPage } from '../../content/public/pricing-page';
import { fixedPage } from '../../head/page-handle';
import { AllPrices } from './pricing/all-prices';
import { Calculator } from './pricing/calculator';
import { Comparison } from './pricing/comparison';
import { Offer } from './pricing/offer';

const { heading, text, questions, closing } = pricingPage;

export const handle = fixedPage(pageMeta.pricing);

const PricingQuestions = () => (
  <section aria-labelledby="questions" className="page-grid grid gap-x-8 gap-y-8 py-section lg:grid-cols-12">
    <div className="grid content-start gap-4 lg:col-span-4">
      <h2 id="questions" className="text-heading">
        {questions.heading}
      </h2>
      <p>
        <Link to={questions.all.href} className="text-link font-semibold">
          {questions.all.label}
        </Link>
      </p>
    </div>
    <ul className="border-b lg:col-span-8">
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

const colors = ['sun', 'blush'] as const;

export const Component = () => (
  <>
    <PageHero heading={heading} text={text} className="pb-16 lg:pb-24">
      <ComparePrices />
    </PageHero>
    <Rest>
      <div className="page-grid grid gap-x-8 gap-y-16 md:grid-cols-2 md:grid-rows-[repeat(5,auto)]">
        {pricingOffers.map((offer, index) => (
          <Offer key={offer.id} offer={offer} color={colors[index] ?? 'sun'} isMain={offer.id === 'agency'} />
        ))}
      </div>
      <Comparison />
      <AllPrices />
      <Calculator />
      <PricingQuestions />
      <CallToAction
        seed="pricing"
        title={closing.title}
        text={closing.text}
        actions={[closing.enterprise, closing.consultation]}
      />
    </Rest>
  </>
);
