/** The offers that a way consists of, as the finder needs them: price, time, and where each is bought. */
import type { MonthlyOfferId } from '../../../../content/catalogue/pieces';
import { planPrices } from '../../../../content/catalogue/plan-prices';
import {
  agencyService,
  checkoutPlans,
  customSubscription,
  fastestTurnaroundHours,
  planTiers,
} from '../../../../content/catalogue/plans';
import { finder } from '../../../../content/public/finder';
import { site } from '../../../../content/site/site';
import { briefHref, href } from '../../../../paths';

export type Start = { label: string; href: string };

export type MonthlyOffer = {
  id: MonthlyOfferId;
  name: string;
  monthlyCents: number;
  /** The price is a lower limit. */
  isFrom?: boolean;
  minimumMonths: number;
  /** The turnaround that the catalogue names, and what for. */
  time?: { hours: number; of: (hours: number) => string };
  /** How much is left to decide after the button: nothing is 1, a brief or what to agree on 2, a price 3. */
  decisions: number;
  start: Start;
};

const { checkout, signUp, bookCall } = finder.starts;

/** In the order in which they are shown if nothing else decides. */
export const monthlyOffers: readonly MonthlyOffer[] = [
  ...(['starter', 'growth'] as const).map((id) => ({
    id,
    ...planPrices[id],
    monthlyCents: planPrices[id].monthlyPriceCents,
    minimumMonths: 1,
    decisions: 2,
    start: { label: signUp, href: briefHref(id) },
  })),
  {
    id: 'agency',
    name: agencyService.name,
    monthlyCents: agencyService.monthlyPriceCents,
    minimumMonths: agencyService.minimumMonths,
    time: { hours: agencyService.turnaroundHours, of: finder.timeOf.agency },
    decisions: 1,
    start: { label: checkout, href: href('payment', { plan: 'agency' }) },
  },
  {
    id: 'enterprise-plan',
    name: checkoutPlans.enterprise.name,
    monthlyCents: checkoutPlans.enterprise.amountCents,
    minimumMonths: 1,
    time: { hours: fastestTurnaroundHours, of: finder.timeOf.enterprise },
    decisions: 2,
    start: { label: checkout, href: href('payment', { plan: 'enterprise' }) },
  },
  {
    id: 'enterprise',
    name: `Custom ${planTiers.enterprise.name}`,
    monthlyCents: customSubscription.fromMonthlyCents,
    isFrom: true,
    minimumMonths: 1,
    time: { hours: fastestTurnaroundHours, of: finder.timeOf.enterprise },
    decisions: 3,
    start: { label: bookCall, href: site.consultationUrl },
  },
];
