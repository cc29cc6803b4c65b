import { creditNote } from '../../content/catalogue/credit-value';
import { creditPacks, creditServices } from '../../content/catalogue/credits';
import { customSubscription, planTierIds, planTiers } from '../../content/catalogue/plan-tiers';
import { pricingOffers, servicesPlan } from '../../content/catalogue/plans';
import { formatCents } from '../../content/format/money';
import { formatCount } from '../../content/format/numbers';
import { enterprisePage } from '../../content/public/enterprise';
import { servicesSection } from '../../content/public/home';
import { creditServiceKeywords } from '../../content/search/page-entries';
import { href, redeemHref } from '../../paths';
import { type SearchEntry, sentences } from '../entry';

const price = 'price';

/** The two offers of `/pricing`. */
export const offerEntries = (): SearchEntry[] =>
  pricingOffers.map(({ name, fullPriceText, tagline, includes, minimumTerm, notice }) => ({
    kind: price,
    title: `${name}: ${fullPriceText}`,
    text: sentences(tagline, includes, `Minimum term: ${minimumTerm}`, `Notice period: ${notice}`),
    href: href('pricing'),
    weight: 1.5,
    keywords: 'price plan offer subscription website site',
  }));

/** The plans of the home page. A plan with a free trial leads to the trial. */
export const planEntries = (): SearchEntry[] => {
  const { fromMonthlyCents, toMonthlyCents } = customSubscription;
  const range = `From ${formatCents(fromMonthlyCents)} to ${formatCents(toMonthlyCents)} per month`;
  return planTierIds.map((id) => {
    const { name, priceText, periodText, summary, hasTrial } = planTiers[id];
    return {
      kind: price,
      title: `${name} plan: ${priceText} ${periodText}`,
      text: sentences(summary, hasTrial ? undefined : range),
      href: hasTrial ? href('subscribe') : href('enterprise'),
      weight: 1.2,
      keywords: 'price plan subscription monthly',
    };
  });
};

/** The offers of `/enterprise`, and the plan of `/services`. */
export const enterpriseEntries = (): SearchEntry[] => [
  ...enterprisePage.offers.map(({ name, priceText, text }) => ({
    kind: 'price' as const,
    title: `${name}: ${priceText}`,
    text: sentences(text),
    href: href('enterprise'),
    weight: 1.1,
    keywords: 'price enterprise plan',
  })),
  {
    kind: price,
    title: `${servicesPlan.name}: ${formatCents(servicesPlan.monthlyPriceCents)}/month`,
    text: sentences(servicesPlan.billingText, servicesPlan.benefits),
    href: href('services'),
    weight: 1,
    keywords: 'price plan subscription monthly',
  },
];

/** The service cards of the home page, with their starting prices. */
export const cardEntries = (): SearchEntry[] =>
  servicesSection.cards.map(({ title, priceText, description, href }) => ({
    kind: price,
    title: `${title}: ${priceText.toLowerCase()}`,
    text: sentences(description),
    href,
    weight: 1.1,
    keywords: 'price service',
  }));

/** The credit packs. */
export const packEntries = (): SearchEntry[] =>
  creditPacks.map(({ name, credits, priceCents, features, badge }) => ({
    kind: price,
    title: `${name} pack: ${formatCount(credits)} credits for ${formatCents(priceCents)}`,
    text: sentences(features, creditNote, badge),
    href: href('purchaseCredits'),
    weight: 1.1,
    keywords: 'price buy credits purchase pack',
  }));

/** The services that credits buy. */
export const creditServiceEntries = (): SearchEntry[] =>
  creditServices.map(({ id, name, credits, description, details }) => ({
    kind: price,
    title: `${name}: ${formatCount(credits)} credits`,
    text: sentences(description, details.slice(0, 2)),
    href: redeemHref(id),
    weight: 1.3,
    keywords: `price redeem order credit service ${creditServiceKeywords[id]}`,
  }));
