import { creditNote } from '../../content/catalogue/credit-value';
import { creditPacks, creditServices } from '../../content/catalogue/credits';
import { planTierIds, planTiers } from '../../content/catalogue/plan-tiers';
import { pricingOffers, servicesPlan } from '../../content/catalogue/plans';
import { type Price, type PriceGroup, priceGroups } from '../../content/catalogue/prices';
import { enterprisePage } from '../../content/public/enterprise';
import { servicesSection } from '../../content/public/home';
import { creditServiceKeywords } from '../../content/search/page-entries';
import { href, pricesHref, trialHref } from '../../paths';
import { type SearchEntry, sentences } from '../entry';

const more: Readonly<Record<string, Pick<SearchEntry, 'text'> & Partial<SearchEntry>>> = Object.fromEntries([
  ...pricingOffers.map(({ id, tagline, includes, minimumTerm, notice }) => [
    id,
    {
      text: sentences(tagline, includes, `Minimum term: ${minimumTerm}`, `Notice period: ${notice}`),
      href: href('pricing'),
      weight: 1.5,
      keywords: 'plan offer subscription website site',
    },
  ]),
  ...planTierIds.map((id) => [
    id,
    {
      text: sentences(planTiers[id].summary),
      href: planTiers[id].hasTrial ? trialHref(id) : href('enterprise'),
      weight: 1.2,
      keywords: 'plan subscription monthly',
    },
  ]),
  ...enterprisePage.offers.map(({ id, text }) => [
    id,
    { text: sentences(text), href: href('enterprise'), keywords: 'enterprise plan' },
  ]),
  [
    'enterprise-plan',
    {
      text: sentences(servicesPlan.billingText, servicesPlan.benefits),
      href: href('services'),
      weight: 1,
      keywords: 'plan subscription monthly',
    },
  ],
  ...servicesSection.cards.map(({ id, description }) => [id, { text: sentences(description), keywords: 'service' }]),
  ...creditPacks.map(({ id, features, badge }) => [
    `${id}-pack`,
    { text: sentences(features, creditNote, badge), keywords: 'buy credits purchase pack' },
  ]),
  ...creditServices.map(({ id, description, details }) => [
    `credits-${id}`,
    {
      text: sentences(description, details.slice(0, 2)),
      weight: 1.3,
      keywords: `redeem order credit service ${creditServiceKeywords[id]}`,
    },
  ]),
]);

const entryOf = (price: Price, { forWhom = '' }: PriceGroup): SearchEntry => {
  const { text = sentences(price.forWhom ?? forWhom), keywords = '', ...rest } = more[price.id] ?? {};
  const [unit] = (price.term ?? '').split(',');
  return {
    kind: 'price',
    title: `${price.name}: ${price.price} ${unit}`.trim(),
    text,
    href: price.start.href,
    weight: 1.1,
    ...rest,
    keywords: `price ${keywords}`,
  };
};

/** The table of every price. Credit packs are sold in the account: who is not signed in finds them in the table. */
export const priceEntries = (): SearchEntry[] =>
  priceGroups.flatMap((group) =>
    group.prices.flatMap((price) => {
      const entry = entryOf(price, group);
      if (group.id !== 'packs') return [entry];
      return [
        { ...entry, audience: 'signed-in' as const },
        { ...entry, audience: 'signed-out' as const, href: pricesHref('creditPacks') },
      ];
    }),
  );
