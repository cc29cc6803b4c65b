/**
 * Every plan, price and limit, except credit packs and credit services (`credits.ts`) and plan tiers (`plan-tiers.ts`).
 * Amounts of money are integer cents, in names that end in `Cents`. Some figures differ between pages on purpose; the
 * comment of an export says which page it is for.
 */

import { href } from '../../paths';
import { formatCents } from '../format/money';
import { instantSite, instantSiteCheckoutPriceCents, instantSiteFormPriceCents } from './instant-site';
import { type CheckoutPlanId, discountCodeNames } from './plan-ids';
import { planPrices } from './plan-prices';
import { cancellationNoticeDays, fastestTurnaroundHours } from './plan-tiers';

/** Charged at `/payment?plan=enterprise`, and stated on `/services` and `/enterprise`. */
export const enterpriseMonthlyPriceCents = 500_000;

/** `/enterprise`. */
export const enterpriseOffer = {
  flexName: 'Flex subscription',
  flexStart: { label: 'Start the monthly plan', href: href('payment', { plan: 'enterprise' }) },
  teamName: 'Dedicated team',
  teamStart: { label: 'Plan a team', href: href('contact') },
  flexFromMonthlyCents: 500_000,
  flexToMonthlyCents: 10_000_000,
  dedicatedTeamFromMonthlyCents: 5_000_000,
  timezones: 13,
  brandsText: '150+',
} as const;
export * from '../flows/trial';
export * from './instant-site';
export * from './plan-tiers';

// Pricing page and checkout -------------------------------------------------------------------------------------------

/** `/payment` falls back to this plan. */
export const defaultCheckoutPlanId: CheckoutPlanId = 'agency';

/** Contents of the Agency Service: `/pricing`, `/payment`, FAQ, terms. */
export const agencyService = {
  ...planPrices.agency,
  minimumMonths: 3,
  hoursPerMonth: 120,
  creatives: 2,
  aiAgents: 2,
  turnaroundHours: 24,
  servicesText: '100+',
  consultationHours: 4,
} as const;

export type CheckoutPlan = {
  id: CheckoutPlanId;
  name: string;
  amountCents: number;
  billing: 'one-time' | 'monthly';
  /** Beside the amount: 'one-time', 'per month'. */
  periodText: string;
  /** One sentence under the name in the order summary. */
  summary: string;
  includes: readonly string[];
  /** The payments after today that the customer agrees to. */
  termsText: string;
};

const instantSiteItems: readonly string[] = [
  `A ${instantSite.pages}-page site in ${instantSite.deliveryHours} hours, counted from the design meeting`,
  `Up to ${instantSite.maxImages} images`,
  `${instantSite.revisions} revision`,
  'Lifetime ownership: the site and its files are yours',
];

const agencyItems: readonly string[] = [
  `${agencyService.hoursPerMonth} hours a month`,
  `${agencyService.creatives} creatives and ${agencyService.aiAgents} AI agents`,
  `${agencyService.turnaroundHours}-hour basic turnaround`,
  `${agencyService.servicesText} services to draw on`,
  'Unlimited revisions',
  `${agencyService.consultationHours} hours of consultation`,
];

const agencyMinimumText = `${agencyService.minimumMonths}-month minimum`;
const noticeText = `${cancellationNoticeDays} days, once the ${agencyMinimumText} has passed`;

/** `/payment`. */
export const checkoutPlans: Readonly<Record<CheckoutPlanId, CheckoutPlan>> = {
  'instant-site': {
    id: 'instant-site',
    name: instantSite.name,
    amountCents: instantSiteCheckoutPriceCents,
    billing: 'one-time',
    periodText: 'one-time',
    summary:
      `A ${instantSite.pages}-page website, built within ${instantSite.deliveryHours} hours of a ` +
      `${instantSite.meetingMinutes}-minute design meeting.`,
    includes: instantSiteItems,
    termsText: 'Paid once. Nothing renews.',
  },
  agency: {
    id: 'agency',
    name: agencyService.name,
    amountCents: agencyService.monthlyPriceCents,
    billing: 'monthly',
    periodText: 'per month',
    summary: 'A standing team of people and AI agents that works through your list.',
    includes: agencyItems,
    termsText: `Billed monthly from the day you sign up. ${agencyMinimumText}, then ${cancellationNoticeDays} days’ notice.`,
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise Plan',
    amountCents: enterpriseMonthlyPriceCents,
    billing: 'monthly',
    periodText: 'per month',
    summary: 'The monthly plan for larger organizations; the first step of a flex subscription.',
    includes: [
      'A named team with one point of contact',
      'Role-based access for briefs, approvals and files',
      `Turnaround from ${fastestTurnaroundHours} hours on agreed formats`,
      `Coverage across ${enterpriseOffer.timezones} time zones`,
    ],
    termsText: 'Billed monthly from the day you sign up. Cancel anytime.',
  },
};

export type DiscountCode = { code: (typeof discountCodeNames)[number]; percentOff: number };

/** What each code takes off. */
const percentOff = { SAVE20: 20, LAUNCH50: 50 } as const;
export const discountCodes: readonly DiscountCode[] = discountCodeNames.map((code) => ({
  code,
  percentOff: percentOff[code],
}));

export type PricingOffer = {
  id: 'instant-site' | 'agency';
  name: string;
  priceCents: number;
  priceText: string;
  /** The price with its period: '$5,000/month'. */
  fullPriceText: string;
  tagline: string;
  bestFor: string;
  includes: readonly string[];
  notIncluded: readonly string[];
  minimumTerm: string;
  notice: string;
  /** A note on the price, if another page has a different one. */
  priceNote?: string;
  cta: { label: string; href: string };
};

/** The two offers of `/pricing`, in order. */
export const pricingOffers: readonly [site: PricingOffer, agency: PricingOffer] = [
  {
    id: 'instant-site',
    name: instantSite.name,
    priceCents: instantSiteCheckoutPriceCents,
    priceText: formatCents(instantSiteCheckoutPriceCents),
    fullPriceText: `${formatCents(instantSiteCheckoutPriceCents)} one-time`,
    tagline: 'Three pages, a day after we meet.',
    bestFor: 'A launch, an event or a new practice that needs a good website now.',
    includes: instantSiteItems,
    notIncluded: [
      'Fees for domain and hosting; we help you set both up',
      'An online store, member area or booking system',
      'Copywriting beyond a light edit of the text you send',
      'Extra pages and revisions, which you can buy with credits',
    ],
    minimumTerm: 'None',
    notice: 'None. You pay once and nothing renews.',
    priceNote:
      `Same site, two ways to pay: ${formatCents(instantSiteCheckoutPriceCents)} here first, ` +
      `${formatCents(instantSiteFormPriceCents)} at the end of the form.`,
    cta: { label: `Get an ${instantSite.name}`, href: href('payment', { plan: 'instant-site' }) },
  },
  {
    id: 'agency',
    name: agencyService.name,
    priceCents: agencyService.monthlyPriceCents,
    priceText: formatCents(agencyService.monthlyPriceCents),
    fullPriceText: `${formatCents(agencyService.monthlyPriceCents)}/month`,
    tagline: 'A standing team that works down your list.',
    bestFor: 'A company with a list that grows back: campaigns, product screens, pages, decks, film.',
    includes: agencyItems,
    notIncluded: [
      'Media budget and advertising fees',
      'Licenses billed by others: fonts, stock, music, cloud and model usage',
      'Travel, actors and location shoots',
      'Rollover: unused hours expire at the end of the month',
    ],
    minimumTerm: `${agencyService.minimumMonths} months`,
    notice: noticeText,
    cta: { label: `Start ${agencyService.name}`, href: href('payment', { plan: 'agency' }) },
  },
];

export type ComparisonRow = { label: string; values: Readonly<Record<PricingOffer['id'], string>> };

/** The comparison table of `/pricing`; rows about price, minimum term and notice come from the offers themselves. */
export const pricingComparison: readonly ComparisonRow[] = [
  {
    label: 'What you get',
    values: {
      'instant-site': `One site of ${instantSite.pages} pages`,
      agency: `Any of ${agencyService.servicesText} services`,
    },
  },
  {
    label: 'Who makes it',
    values: {
      'instant-site': 'One designer and our build pipeline',
      agency: `${agencyService.creatives} creatives and ${agencyService.aiAgents} AI agents`,
    },
  },
  {
    label: 'Time included',
    values: { 'instant-site': 'As long as the site takes', agency: `${agencyService.hoursPerMonth} hours a month` },
  },
  {
    label: 'Turnaround',
    values: {
      'instant-site': `${instantSite.deliveryHours} hours after the design meeting`,
      agency: `${agencyService.turnaroundHours} hours for basic requests`,
    },
  },
  { label: 'Revisions', values: { 'instant-site': `${instantSite.revisions}`, agency: 'Unlimited' } },
  {
    label: 'Meetings',
    values: {
      'instant-site': `${instantSite.meetingMinutes}-minute design meeting`,
      agency: `${agencyService.consultationHours} hours of consultation`,
    },
  },
  { label: 'Images', values: { 'instant-site': `Up to ${instantSite.maxImages}`, agency: 'No limit' } },
  {
    label: 'Ownership',
    values: { 'instant-site': 'Yours, for life', agency: 'Yours, with source files' },
  },
];

// Generic services page -----------------------------------------------------------------------------------------------

/** 'Transparent Pricing' of `/services`: the plan that `/payment?plan=enterprise` charges. */
export const servicesPlan = {
  name: checkoutPlans.enterprise.name,
  monthlyPriceCents: enterpriseMonthlyPriceCents,
  billingText: 'Billed monthly, cancel anytime',
  benefits: [
    'All creative services with unlimited revisions',
    'Dedicated team',
    'AI-powered solutions',
    'Priority support',
    'Regular strategy meetings and reports',
    'Full asset ownership and source files',
  ],
} as const;
