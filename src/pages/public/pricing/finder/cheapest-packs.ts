import { type CreditPack, creditPacks, creditServices } from '../../../../content/catalogue/credits';
import { agencyService } from '../../../../content/catalogue/plans';

/** The greatest common divisor of all numbers; 0 for an empty list. */
export const commonDivisor = (numbers: readonly number[]): number => numbers.reduce(ofTwo, 0);

const ofTwo = (a: number, b: number): number => (b === 0 ? a : ofTwo(b, a % b));

type Best = { priceCents: number; pack: CreditPack | null; remaining: number };

/** The cheapest set of packs with at least this number of credits, by dynamic programming: how many of each, and their price. */
export const cheapestPacks = (credits: number) => {
  // In steps of the packs' common divisor, so that the table stays short.
  const step = commonDivisor(creditPacks.map((pack) => pack.credits));
  const needed = Math.ceil(credits / step);
  const best: Best[] = [{ priceCents: 0, pack: null, remaining: 0 }];
  for (let steps = 1; steps <= needed; steps++) {
    const options = creditPacks.map((pack): Best => {
      const remaining = Math.max(0, steps - pack.credits / step);
      return { priceCents: (best[remaining]?.priceCents ?? 0) + pack.priceCents, pack, remaining };
    });
    best.push(options.reduce((a, b) => (b.priceCents < a.priceCents ? b : a)));
  }
  const quantities = new Map<CreditPack, number>();
  for (let at = needed; at > 0; at = best[at]?.remaining ?? 0) {
    const pack = best[at]?.pack;
    if (pack) quantities.set(pack, (quantities.get(pack) ?? 0) + 1);
  }
  const packs = creditPacks.flatMap((pack) => {
    const quantity = quantities.get(pack);
    return quantity ? [{ pack, quantity }] : [];
  });
  return { packs, priceCents: best[needed]?.priceCents ?? 0 };
};

/** The greatest common divisor of all services' credits: every sum of services is a multiple of it. */
const serviceStep = commonDivisor(creditServices.map(({ credits }) => credits));

const findBreakEven = (): number => {
  let credits = serviceStep;
  while (cheapestPacks(credits).priceCents <= agencyService.monthlyPriceCents) credits += serviceStep;
  return credits;
};

/** The smallest sum of services, in credits, for which the cheapest packs cost more than a month of Agency Service. */
export const breakEvenCredits = findBreakEven();
