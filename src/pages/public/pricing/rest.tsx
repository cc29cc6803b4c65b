import { Closing } from '../../../components/layout/closing';
import { Later } from '../../../components/layout/later';
import { pricingOffers } from '../../../content/plans';
import { pricingPage } from '../../../content/pricing-page';
import { Calculator } from './calculator';
import { Comparison } from './comparison';
import { Offer } from './offer';
import { Questions } from './questions';

const { closing } = pricingPage;
const colors = ['sun', 'blush'] as const;

const offers = pricingOffers.map((offer, index) => (
  <Offer key={offer.id} offer={offer} color={colors[index] ?? 'sun'} isMain={offer.id === 'agency'} />
));

export const Content = () => (
  <>
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
  </>
);
