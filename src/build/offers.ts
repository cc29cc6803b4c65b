/** What is sold, as schema.org offers by the path pattern of the page that sells it. */
import { checkoutPlans, enterpriseOffer, pricingOffers, servicesPlan } from '../content/catalogue/plans';
import type { EnterpriseOfferId } from '../content/ids';
import { enterprisePage } from '../content/public/enterprise';
import { absoluteUrl } from '../head/page-handle';
import { href, patterns } from '../paths';

const dollars = (cents: number) => (cents / 100).toFixed(2);

const offer = (name: string, description: string, path: string, priceCents: number, isMonthly: boolean) => {
  const amount = { price: dollars(priceCents), priceCurrency: 'USD' };
  return {
    '@type': 'Offer',
    name,
    description,
    url: absoluteUrl(path),
    ...amount,
    availability: 'https://schema.org/InStock',
    ...(isMonthly && { priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, unitCode: 'MON' } }),
  };
};

const { flexFromMonthlyCents, flexToMonthlyCents, dedicatedTeamFromMonthlyCents } = enterpriseOffer;
/** One is open-ended. */
const ranges: Readonly<Record<EnterpriseOfferId, object>> = {
  flex: { lowPrice: dollars(flexFromMonthlyCents), highPrice: dollars(flexToMonthlyCents) },
  team: { lowPrice: dollars(dedicatedTeamFromMonthlyCents) },
};

export const offers: Readonly<Record<string, readonly object[]>> = {
  [patterns.pricing]: pricingOffers.map(({ id, name, tagline, priceCents }) =>
    offer(name, tagline, href('pricing'), priceCents, checkoutPlans[id].billing === 'monthly'),
  ),
  [patterns.services]: [
    offer(servicesPlan.name, servicesPlan.billingText, href('services'), servicesPlan.monthlyPriceCents, true),
  ],
  [patterns.enterprise]: enterprisePage.offers.map(({ id, name, text }) => ({
    '@type': 'AggregateOffer',
    name,
    description: text,
    url: absoluteUrl(href('enterprise')),
    ...ranges[id],
    priceCurrency: 'USD',
  })),
};
