import { CallToAction } from '../../components/layout/call-to-action';
import { PageHero } from '../../components/layout/page-hero';
import { Rest } from '../../components/layout/rest';
import { pricingOffers } from '../../content/catalogue/plans';
import { pageMeta } from '../../content/pages';
import { pricingPage } from '../../content/public/pricing-page';
import { fixedPage } from '../../head/page-handle';
import { ComparePrices } from '../parts/compare-prices';
import { AllPrices } from './pricing/all-prices';
import { Calculator } from './pricing/calculator';
import { Comparison } from './pricing/comparison';
import { Offer } from './pricing/offer';
import { PricingQuestions } from './pricing/questions';

const { heading, text, closing } = pricingPage;
const colors = ['sun', 'blush'] as const;

export const handle = fixedPage(pageMeta.pricing);

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
