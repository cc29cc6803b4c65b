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
  const { name, monthlyPriceCents, hoursPerMonth } = agencyService;
  const subscription = `${name}: ${formatCents(monthlyPriceCents)} a month for ${hoursPerMonth} hours.`;
  const breakEven = `${formatCount(breakEvenCredits)} credits a month`;
  if (priceCents === 0) return `${subscription} Credits cost more from ${breakEven}.`;
  return `Credits for these pieces: ${formatCents(priceCents)}. ${subscription} From ${breakEven}, the subscription is cheaper.`;
};
