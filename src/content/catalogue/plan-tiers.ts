/**
 * The plan tiers of the landing page and the trial, separate from `plans.ts` so that the landing page loads no other price.
 * Amounts of money are integer cents, in names that end in `Cents`.
 */

import { formatCents } from '../format/money';
import type { PlanTierId } from './plan-ids';
import { planPrices } from './plan-prices';

export * from './plan-ids';

/** Fastest turnaround in hours: landing page and `/enterprise`. */
export const fastestTurnaroundHours = 12;

/** Days' notice after the minimum term: FAQ, terms, and the comparison on `/pricing`. */
export const cancellationNoticeDays = 30;

/** Days for onboarding, and hours until a team is named: FAQ and home page. */
export const onboardingDaysText = '2-3 days';
export const teamAssignedWithinHours = 24;

export type PlanTier = {
  id: PlanTierId;
  name: string;
  summary: string;
  /** Absent for the tier with a custom price. */
  monthlyPriceCents?: number;
  /** '$3,500', or 'Custom'. */
  priceText: string;
  periodText: string;
  /** What this tier adds to the one before it. */
  adds: readonly string[];
  /** Everything the tier includes, for the order summary. */
  includes: readonly string[];
  /** Heading of `adds` on a plan card. */
  addsHeading: string;
  hasTrial: boolean;
};

/** Videos a month in the second tier. */
export const growthVideosPerMonth = 2;

/** The 7 design items in every tier. */
const starterItems: readonly string[] = [
  'Ad creative for paid social, search and display',
  'Social media creative, sized for every placement',
  'Presentation and pitch deck design',
  'Illustration and icon sets',
  'Email and newsletter design',
  'Reports, one-pagers and sales sheets',
  'Print, packaging and event graphics',
];

/** The 9 items of the second tier. */
const growthItems: readonly string[] = [
  `Video production, up to ${growthVideosPerMonth} videos/month`,
  'Motion design and animated ads',
  'Landing page design',
  'Branding services and brand guidelines',
  '3D and AR design',
  'AI-enhanced creative: variants, retouching, localization',
  'Ad concepts with written hypotheses to test',
  'A shared board with every request, owner and due date',
  'A monthly review of what performed and what did not',
];

/** The 8 items of the top tier. */
const enterpriseItems: readonly string[] = [
  'Unlimited web design',
  'Dedicated project manager',
  'Unlimited revisions',
  `Priority queue, with first work back from ${fastestTurnaroundHours} hours`,
  'Video production without a monthly cap',
  'A design system built and kept up in your own tools',
  'Custom AI pipelines trained on your approved work',
  'Separate workspaces, roles and approvals for each brand',
];

/** Home page (plan cards), `/subscribe` (plan picker and order summary). */
export const planTiers: Readonly<Record<PlanTierId, PlanTier>> = {
  starter: {
    id: 'starter',
    name: planPrices.starter.name,
    summary: 'For a team that has the ideas and needs the hands: everyday design, made well and made weekly.',
    monthlyPriceCents: planPrices.starter.monthlyPriceCents,
    priceText: formatCents(planPrices.starter.monthlyPriceCents),
    periodText: 'per month',
    adds: starterItems,
    includes: starterItems,
    addsHeading: 'Includes',
    hasTrial: true,
  },
  growth: {
    id: 'growth',
    name: planPrices.growth.name,
    summary: 'For a team that ships campaigns: film, motion, brand and landing pages from the same people.',
    monthlyPriceCents: planPrices.growth.monthlyPriceCents,
    priceText: formatCents(planPrices.growth.monthlyPriceCents),
    periodText: 'per month',
    adds: growthItems,
    includes: [...starterItems, ...growthItems],
    addsHeading: 'Everything in Starter, plus',
    hasTrial: true,
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    summary: 'For several brands, markets or products that must look like one company. Talk to sales.',
    priceText: 'Custom',
    periodText: 'price, agreed with sales',
    adds: enterpriseItems,
    includes: [...starterItems, ...growthItems, ...enterpriseItems],
    addsHeading: 'Everything in Growth, plus',
    hasTrial: false,
  },
};

/** The price range of a subscription on the landing page; it belongs to the Enterprise tier, whose price is custom. */
export const customSubscription = {
  fromMonthlyCents: 1_000_000,
  toMonthlyCents: 10_000_000,
} as const;
