import { type CreditPack, creditPacks } from '../../../../content/catalogue/credits';

/** The greatest common divisor of all numbers; 0 for an empty list. */
export const commonDivisor = (numbers: readonly number[]): number => numbers.reduce(ofTwo, 0);

const ofTwo = (a: number, b: number): number => (b === 0 ? a : ofTwo(b, a % b));

export type PackChoice = {
  /** How many of each pack; packs with quantity 0 are left out. */
  packs: readonly { pack: CreditPack; quantity: number }[];
  credits: number;
  priceCents: number;
};

type Best = { priceCents: number; pack: CreditPack | null; remaining: number };

const bulk = creditPacks.reduce((a, b) => (b.priceCents * a.credits < a.priceCents * b.credits ? b : a));
/**
 * Upper bound of the credits that a cheapest set has in other packs than the bulk pack. With more of them, some would add up
 * to a multiple of the bulk pack, which is cheaper.
 */
const othersAtMost = (step: number) => (bulk.credits / step) * Math.max(...creditPacks.map((pack) => pack.credits));

/** The cheapest set of packs with at least this number of credits (dynamic programming). */
export const cheapestPacks = (credits: number): PackChoice => {
  // In steps of the packs' common divisor, and without the bulk packs that are needed in any case, so that the table stays
  // short for any number of credits.
  const step = commonDivisor(creditPacks.map((pack) => pack.credits));
  const surely = Math.max(0, Math.floor((credits - othersAtMost(step)) / bulk.credits));
  const needed = Math.ceil((credits - surely * bulk.credits) / step);
  const best: Best[] = [{ priceCents: 0, pack: null, remaining: 0 }];
  for (let steps = 1; steps <= needed; steps++) {
    const options = creditPacks.map((pack): Best => {
      const remaining = Math.max(0, steps - pack.credits / step);
      return { priceCents: (best[remaining]?.priceCents ?? 0) + pack.priceCents, pack, remaining };
    });
    best.push(options.reduce((a, b) => (b.priceCents < a.priceCents ? b : a)));
  }
  const quantities = new Map<CreditPack, number>(surely > 0 ? [[bulk, surely]] : []);
  for (let at = needed; at > 0; at = best[at]?.remaining ?? 0) {
    const pack = best[at]?.pack;
    if (pack) quantities.set(pack, (quantities.get(pack) ?? 0) + 1);
  }
  const packs = creditPacks.flatMap((pack) => {
    const quantity = quantities.get(pack);
    return quantity ? [{ pack, quantity }] : [];
  });
  return {
    packs,
    credits: packs.reduce((sum, { pack, quantity }) => sum + pack.credits * quantity, 0),
    priceCents: packs.reduce((sum, { pack, quantity }) => sum + pack.priceCents * quantity, 0),
  };
};
