import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditPacks } from '../../../src/content/catalogue/credits';
import { verdict } from '../../../src/pages/public/pricing/calculator';
import { cheapestPacks, commonDivisor } from '../../../src/pages/public/pricing/cheapest-packs';

test.each([
  [0, 0, 0],
  [50, 100, 100_00],
  [100, 100, 100_00],
  [400, 400, 400_00],
  // Five starter packs would cost $500.
  [450, 500, 450_00],
  [1700, 2000, 1500_00],
  [2500, 2500, 1950_00],
])('%i credits are cheapest as %i for %i cents', (needed, credits, priceCents) => {
  expect(cheapestPacks(needed)).toMatchObject({ credits, priceCents });
});

test('no other set of packs is cheaper', () => {
  const few = fc.nat(12);
  fc.assert(
    fc.property(few, few, few, fc.nat(3000), (starter, professional, enterprise, needed) => {
      const quantities = [starter, professional, enterprise];
      const total = (of: 'credits' | 'priceCents') =>
        creditPacks.reduce((sum, pack, index) => sum + pack[of] * (quantities[index] ?? 0), 0);
      const best = cheapestPacks(needed);
      expect(best.credits).toBeGreaterThanOrEqual(needed);
      expect(best.packs.reduce((sum, { pack, quantity }) => sum + pack.priceCents * quantity, 0)).toBe(best.priceCents);
      if (total('credits') >= needed) expect(best.priceCents).toBeLessThanOrEqual(total('priceCents'));
    }),
  );
});

test('computes the packs for any number of credits without delay', () => {
  const start = performance.now();
  const packs = { credits: 2_000_000_500, priceCents: 1_000_000 * 1500_00 + 450_00 };
  expect(cheapestPacks(2_000_000_450)).toMatchObject(packs);
  expect(performance.now() - start).toBeLessThan(100);
});

test('says which is cheaper, and from which number of credits on the other one is', () => {
  expect(verdict(300_00)).toContain('Credits for these pieces: $300. Agency Service: $5,000 a month for 120 hours.');
  expect(verdict(300_00)).toContain('6,550 credits');
  expect(verdict(0)).toContain('from 6,550 credits a month');
  expect(cheapestPacks(6500).priceCents).toBeLessThanOrEqual(5000_00);
  expect(cheapestPacks(6550).priceCents).toBeGreaterThan(5000_00);
  expect(verdict(6000_00)).toContain('Credits for these pieces: $6,000. Agency Service: $5,000 a month');
});

test('the common divisor is the largest number that divides all', () => {
  expect([[], [50], [100, 500, 2000], [50, 150, 200], [6, 35]].map(commonDivisor)).toEqual([0, 50, 100, 50, 1]);
});
