import { creditServices } from '../../../content/catalogue/credits';
import { agencyService } from '../../../content/catalogue/plans';
import { formatCents } from '../../../content/format/money';
import { formatCount } from '../../../content/format/numbers';
import { cheapestPacks } from './cheapest-packs';
import { commonDivisor } from './common-divisor';

/** The greatest common divisor of all services' credits: every sum of services is a multiple of it. */
const step = commonDivisor(creditServices.map(({ credits }) => credits));

/** The smallest sum of services, in credits, for which the cheapest packs cost more than the subscription. */
const findBreakEven = (): number => {
  let credits = step;
  while (cheapestPacks(credits).priceCents <= agencyService.monthlyPriceCents) credits += step;
  return credits;
};

const breakEvenCredits = findBreakEven();

/**
 * A sentence that compares the price of packs with the subscription.
 * @param priceCents price of the cheapest packs for a month
 */
export const verdict = (priceCents: number): string => {
  const { name, monthlyPriceCents } = agencyService;
  const subscription = `${name} at ${formatCents(monthlyPriceCents)} per month`;
  if (priceCents === 0)
    return `Packs cost more than ${subscription} from ${formatCount(breakEvenCredits)} credits a month.`;
  const difference = formatCents(Math.abs(monthlyPriceCents - priceCents));
  if (priceCents < monthlyPriceCents)
    return `Packs are ${difference} a month cheaper than ${subscription}. From ${formatCount(breakEvenCredits)} credits a month, the subscription is cheaper.`;
  if (priceCents === monthlyPriceCents) return `Packs cost the same as ${subscription}, which also comes with a team.`;
  return `${subscription} is ${difference} a month cheaper than packs, and comes with a team.`;
};
