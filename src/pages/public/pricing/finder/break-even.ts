import { creditServices } from '../../../../content/catalogue/credits';
import { agencyService } from '../../../../content/catalogue/plans';
import { cheapestPacks, commonDivisor } from './cheapest-packs';

/** The greatest common divisor of all services' credits: every sum of services is a multiple of it. */
const step = commonDivisor(creditServices.map(({ credits }) => credits));

const findBreakEven = (): number => {
  let credits = step;
  while (cheapestPacks(credits).priceCents <= agencyService.monthlyPriceCents) credits += step;
  return credits;
};

/** The smallest sum of services, in credits, for which the cheapest packs cost more than a month of Agency Service. */
export const breakEvenCredits = findBreakEven();
