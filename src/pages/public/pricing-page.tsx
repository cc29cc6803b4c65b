import { Closing } from '../../components/layout/closing';
import { Later } from '../../components/layout/later';
import { PageOpening } from '../../components/layout/page-opening';
import { Rest } from '../../components/layout/rest';
import { pageMeta } from '../../content/pages';
import { pricingOffers } from '../../content/plans';
import { pricingPage } from '../../content/pricing-page';
import { fixedPage } from '../../lib/page-handle';
import { Calculator } from './pricing/calculator';
import { Comparison } from './pricing/comparison';
import { Offer } from './pricing/offer';
import { Questions } from './pricing/questions';

const { heading, text, closing } = pricingPage;
const colors = ['sun', 'blush'] as const;

export const handle = fixedPage(pageMeta.pricing);

const offers = pricingOffers.map((offer, index) => (
  <Offer key={offer.id} offer={offer} color={colors[index] ?? 'sun'} isMain={offer.id === 'agency'} />
));

export const Component = () => (
  <>
    <PageOpening heading={heading} text={text} className="pb-16 lg:pb-24" />
    <Rest>
      <div className="page-grid grid gap-x-8 gap-y-16 md:grid-cols-2 md:grid-rows-[repeat(5,auto)]">
        {offers.slice(0, 1)}
        <Later isFirst>{offers.slice(1)}</Later>
      </div>
      <Later>
        <Comparison />
        <Calculator />
        <Questions />
        <Closing
          seed="pricing"
          title={closing.title}
          text={closing.text}
          actions={[closing.enterprise, closing.consultation]}
        />
      </Later>
    </Rest>
  </>
);
