/**
 * Every price of the site, in the order of the table on `/pricing`. That table, the search and `llms.txt` read this list,
 * and each figure comes from the module that its own page reads.
 */
import { briefHref, href, priceAnchors, redeemHref, serviceHref } from '../../paths';
import { formatCents, formatCentsExactly } from '../format/money';
import { formatCount } from '../format/numbers';
import { site } from '../site/site';
import { creditPacks, creditServices, creditValueCents } from './credits';
import {
  agencyService,
  checkoutPlans,
  customSubscription,
  enterpriseOffer,
  instantSite,
  instantSiteFormPriceCents,
  planTiers,
  pricingOffers,
  servicesPlan,
  trial,
} from './plans';
import { serviceCards } from './service-cards';
import { serviceTitles } from './service-titles';
import { startingPrice } from './starting-prices';

export type Price = {
  id: string;
  /** Unique. */
  name: string;
  /** What the offer is for, or which of two similar ones it is. */
  which?: string;
  price: string;
  /** What the price is for comes first, up to a comma: 'per month, cancel anytime'. Absent if the group says it. */
  term?: string;
  /** Absent if the group says it for all of its prices. */
  forWhom?: string;
  /** The list 'What's included' of a service that credits buy. */
  includes?: readonly string[];
  /** The lowest price. */
  start: { label: string; href: string };
};

export type PriceGroup = {
  id: 'monthly' | 'once' | 'piece' | 'packs' | 'credits';
  heading: string;
  anchor?: string;
  forWhom?: string;
  prices: readonly Price[];
};

const { starter, growth, enterprise } = planTiers;
const [siteOffer, agencyOffer] = pricingOffers;

const range = (fromCents: number, toCents: number) => `${formatCents(fromCents)} to ${formatCents(toCents)}`;
const minimumCents = agencyService.minimumMonths * agencyService.monthlyPriceCents;
const savedCents = instantSiteFormPriceCents - siteOffer.priceCents;

const monthly: readonly Price[] = [
  {
    id: 'trial',
    name: 'Free trial',
    which: `Of ${starter.name} or ${growth.name}`,
    price: formatCents(0),
    term: `for ${trial.days} days, then the plan’s price`,
    forWhom: 'A team that wants to see work first',
    start: { label: 'Start a free trial', href: href('subscribe') },
  },
  {
    id: 'starter',
    name: `${starter.name} plan`,
    price: starter.priceText,
    term: starter.periodText,
    forWhom: 'Everyday design, made weekly',
    start: { label: 'Sign up', href: briefHref(starter.id) },
  },
  {
    id: 'growth',
    name: `${growth.name} plan`,
    price: growth.priceText,
    term: growth.periodText,
    forWhom: 'Campaigns: film, motion, brand, landing pages',
    start: { label: 'Sign up', href: briefHref(growth.id) },
  },
  {
    id: 'enterprise',
    name: `Custom ${enterprise.name}`,
    which: 'Priced per brand and market',
    price: range(customSubscription.fromMonthlyCents, customSubscription.toMonthlyCents),
    term: 'per month, agreed with sales',
    forWhom: 'Several brands, markets or products',
    start: { label: 'Book a call', href: site.consultationUrl },
  },
  {
    id: 'agency',
    name: agencyOffer.name,
    price: agencyOffer.priceText,
    term: `per month, ${agencyService.minimumMonths}-month minimum: ${formatCents(minimumCents)}`,
    forWhom: 'A company with a list that grows back',
    // The button above has another label, so that no two links on the page have one name.
    start: { label: 'Go to checkout', href: agencyOffer.cta.href },
  },
  {
    id: 'enterprise-plan',
    name: servicesPlan.name,
    which: 'All services, one price',
    price: formatCents(servicesPlan.monthlyPriceCents),
    term: 'per month, cancel anytime',
    forWhom: 'Larger organizations that want to begin',
    start: { label: `Start ${servicesPlan.name}`, href: href('payment', { plan: checkoutPlans.enterprise.id }) },
  },
  {
    id: 'flex',
    name: enterpriseOffer.flexName,
    which: 'More or less of it each quarter',
    price: range(enterpriseOffer.flexFromMonthlyCents, enterpriseOffer.flexToMonthlyCents),
    term: 'per month, set each quarter',
    forWhom: 'Many brands, with busy and quiet quarters',
    start: enterpriseOffer.flexStart,
  },
  {
    id: 'team',
    name: enterpriseOffer.teamName,
    which: 'A whole team, named',
    price: `From ${formatCents(enterpriseOffer.dedicatedTeamFromMonthlyCents)}`,
    term: 'per month',
    forWhom: 'People who work for you alone',
    start: enterpriseOffer.teamStart,
  },
];

const once: readonly Price[] = [
  {
    id: 'instant-site',
    name: siteOffer.name,
    which: 'Paid first, at checkout',
    price: siteOffer.priceText,
    term: checkoutPlans['instant-site'].periodText,
    forWhom: siteOffer.tagline.replace(/\.$/, ''),
    start: { label: 'Go to checkout', href: siteOffer.cta.href },
  },
  {
    id: 'instant-site-form',
    name: `${instantSite.name} from its form`,
    which: 'Paid last, in the form',
    price: formatCents(instantSiteFormPriceCents),
    term: checkoutPlans['instant-site'].periodText,
    forWhom: `The same site; paying first saves ${formatCents(savedCents)}`,
    start: { label: 'Fill in the form', href: href('instantSiteForm') },
  },
];

export const priceGroups: readonly PriceGroup[] = [
  { id: 'monthly', heading: 'By the month', prices: monthly },
  { id: 'once', heading: 'Once', prices: once },
  {
    id: 'piece',
    heading: 'By the piece',
    forWhom: 'For one piece of work, without a plan. You get a quote first, and pay once.',
    prices: serviceCards.map(({ id, service, title }) => ({
      id,
      name: title,
      price: startingPrice(id),
      start: { label: serviceTitles[service], href: serviceHref(service) },
    })),
  },
  {
    id: 'packs',
    heading: 'Credit packs',
    anchor: priceAnchors.creditPacks,
    forWhom: `For small jobs now and then. One credit pays for ${formatCents(creditValueCents)} of work. Buy credits in your account.`,
    prices: creditPacks.map(({ id, name, credits, priceCents }) => ({
      id: `${id}-pack`,
      name: `${name} pack`,
      which: `${formatCount(credits)} credits`,
      price: formatCents(priceCents),
      term: `one-time, ${formatCentsExactly(priceCents / credits)} per credit`,
      start: { label: 'Buy credits', href: href('purchaseCredits') },
    })),
  },
  {
    id: 'credits',
    heading: 'What credits buy',
    forWhom: 'Redeem credits in your account, one service at a time.',
    prices: creditServices.map(({ id, name, credits, details }) => ({
      id: `credits-${id}`,
      name,
      price: `${formatCount(credits)} credits`,
      includes: details,
      start: { label: 'Redeem', href: redeemHref(id) },
    })),
  },
];

/** Below the table, and in `llms.txt`. */
export const priceNote = 'US dollars, before tax.';
