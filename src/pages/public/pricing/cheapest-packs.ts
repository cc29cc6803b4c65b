import { type CreditPack, creditPacks } from '../../../content/credits';
import { commonDivisor } from '../../../lib/common-divisor';

export type PackChoice = {
  /** How many of each pack; packs that are not needed are left out. */
  packs: readonly { pack: CreditPack; quantity: number }[];
  credits: number;
  priceCents: number;
};

type Best = { priceCents: number; pack: CreditPack | null; rest: number };

/**
 * The cheapest set of packs that holds at least so many credits.
 * @param credits a whole number, 0 or more; 0 needs no pack
 */
export const cheapestPacks = (credits: number): PackChoice => {
  // In steps of the largest number that divides every pack: the table stays short for any sum a visitor enters.
  const step = commonDivisor(creditPacks.map((pack) => pack.credits));
  const needed = Math.ceil(credits / step);
  const best: Best[] = [{ priceCents: 0, pack: null, rest: 0 }];
  for (let steps = 1; steps <= needed; steps++) {
    const options = creditPacks.map((pack): Best => {
      const rest = Math.max(0, steps - pack.credits / step);
      return { priceCents: (best[rest]?.priceCents ?? 0) + pack.priceCents, pack, rest };
    });
    best.push(options.reduce((a, b) => (b.priceCents < a.priceCents ? b : a)));
  }
  const quantities = new Map<CreditPack, number>();
  for (let at = needed; at > 0; at = best[at]?.rest ?? 0) {
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
    priceCents: best[needed]?.priceCents ?? 0,
  };
};
