import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditPacks } from '../../../src/content/catalogue/credits';
import { pieces } from '../../../src/content/catalogue/pieces';
import {
  breakEvenCredits,
  cheapestPacks,
  commonDivisor,
} from '../../../src/pages/public/pricing/finder/cheapest-packs';
import { commonCases } from '../../../src/pages/public/pricing/finder/finder';
import { type Need, needQuery, readNeed } from '../../../src/pages/public/pricing/finder/need';
import { overThreeMonths } from '../../../src/pages/public/pricing/finder/parts';
import { timesOf, totalOf, usesCreditsMonthly, whenPaid } from '../../../src/pages/public/pricing/finder/way-card';
import { bestWays, waysFor } from '../../../src/pages/public/pricing/finder/ways';

const creditsIn = ({ packs }: ReturnType<typeof cheapestPacks>) =>
  packs.reduce((sum, { pack, quantity }) => sum + pack.credits * quantity, 0);

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
  const best = cheapestPacks(needed);
  expect([creditsIn(best), best.priceCents]).toEqual([credits, priceCents]);
});

test('no other set of packs is cheaper', () => {
  const few = fc.nat(12);
  fc.assert(
    fc.property(few, few, few, fc.nat(3000), (starter, professional, enterprise, needed) => {
      const quantities = [starter, professional, enterprise];
      const total = (of: 'credits' | 'priceCents') =>
        creditPacks.reduce((sum, pack, index) => sum + pack[of] * (quantities[index] ?? 0), 0);
      const best = cheapestPacks(needed);
      expect(creditsIn(best)).toBeGreaterThanOrEqual(needed);
      expect(best.packs.reduce((sum, { pack, quantity }) => sum + pack.priceCents * quantity, 0)).toBe(best.priceCents);
      if (total('credits') >= needed) expect(best.priceCents).toBeLessThanOrEqual(total('priceCents'));
    }),
  );
});

test('credits cost more than Agency Service from the break-even on', () => {
  expect(breakEvenCredits).toBe(6550);
  expect(cheapestPacks(6500).priceCents).toBeLessThanOrEqual(5000_00);
  expect(cheapestPacks(6550).priceCents).toBeGreaterThan(5000_00);
});

test('the common divisor is the largest number that divides all', () => {
  expect([[], [50], [100, 500, 2000], [50, 150, 200], [6, 35]].map(commonDivisor)).toEqual([0, 50, 100, 50, 1]);
});

const noNeed: Need = { once: [], monthly: [], by: 'none' };

/** 'id: $ of the first and of each later month = total' of the two best ways. */
const told = (need: Partial<Need>) =>
  bestWays({ ...noNeed, ...need }).map(
    ({ id, cents }) => `${id}: ${cents.first / 100} ${cents.later / 100} = ${overThreeMonths(cents) / 100}`,
  );

test.each([
  // 200 + 500 credits: a pack of 500 ($450) and two of 100. Or the site at checkout ($500) and two packs of 100.
  ['brand', 'pieces: 650 0 = 650', 'site: 700 0 = 700'],
  // Eight pieces of $500 a month, or Starter.
  ['ads', 'starter: 3500 3500 = 10500', 'pieces: 4000 4000 = 12000'],
  // One by one $5,000 + 3 × $9,000 and Growth 3 × $5,500 are more. Of the two at $5,000 a month, Agency Service needs no agreement.
  ['campaign', 'agency: 5000 5000 = 15000', 'enterprise-plan: 5000 5000 = 15000'],
  // Nine months’ worth of 50 credits: one pack of 500, bought at the start.
  ['care', 'pieces: 450 0 = 450', 'agency: 5000 5000 = 15000'],
  ['site', 'pieces: 450 0 = 450', 'site: 500 0 = 500'],
  ['search', 'pieces: 10000 0 = 10000'],
])('%s: %s', (id, ...expected) => {
  expect(told(commonCases.find((one) => one.id === id) ?? {})).toEqual(expected);
});

test('what is beyond an offer is bought piece by piece, and an offer without a minimum is paid for one month', () => {
  const films = waysFor({ once: [], monthly: [{ id: 'video-production', count: 3 }], by: 'none' });
  expect(films.find(({ id }) => id === 'growth')?.cents).toEqual({ first: 8500_00, later: 8500_00 });
  expect(told({ once: [{ id: 'ad-creative', count: 10 }] })).toEqual([
    'starter: 3500 0 = 3500',
    'pieces: 5000 0 = 5000',
  ]);
  // The first month by Starter, and one ad in each of the others.
  expect(told({ once: [{ id: 'ad-creative', count: 9 }], monthly: [{ id: 'ad-creative', count: 1 }] })[0]).toBe(
    'starter: 3500 500 = 4500',
  );
  // Of two ways that cost the same, the one with less to decide comes first.
  const once = (['ad-creative', 'social-media-creative'] as const).map((id, index) => ({ id, count: 4 - index }));
  expect(told({ once })).toEqual(['starter: 3500 0 = 3500', 'pieces: 3500 0 = 3500']);
});

test.each([
  ['revision', true],
  ['video-production', false],
] as const)('%s each month uses credits: %s', (id, uses) => {
  const [way] = waysFor({ ...noNeed, monthly: [{ id, count: 1 }] }).filter((one) => one.id === 'pieces');
  expect(way && usesCreditsMonthly(way)).toBe(uses);
});

test('a time is judged only where the catalogue has one; the next best is then one in time', () => {
  const soon = (id: 'revision' | 'custom-artwork') =>
    bestWays({ once: [{ id, count: 1 }], monthly: [], by: 'week' }).map((way) => `${way.id} ${way.isInTime}`);
  expect(soon('revision')).toEqual(['pieces true', 'enterprise-plan true']);
  expect(soon('custom-artwork')).toEqual(['pieces false', 'enterprise-plan true']);
});

test.each([
  ['care', 'week', '$450', 'over three months', /feedback on a revision within 48 hours.*no date for New Page/],
  ['search', 'month', 'From $10,000', 'paid once', /^We promise no date for RAG/],
  ['search', 'none', 'From $10,000', 'paid once', /^$/],
] as const)('%s (%s) is told as %s %s', (id, by, total, when, times) => {
  const [way] = waysFor({ ...noNeed, ...commonCases.find((one) => one.id === id), by });
  expect(way && [totalOf(way), whenPaid(way)]).toEqual([total, when]);
  expect(way && timesOf(way, by).join(' ')).toMatch(times);
  expect(way && whenPaid({ ...way, parts: [], cents: { first: 100, later: 100 } })).toBe('over three months');
});

test('every way makes all that is needed, for the sum of its parts, the cheapest first', () => {
  const counts = fc.uniqueArray(
    fc.record({ id: fc.constantFrom(...pieces.map(({ id }) => id)), count: fc.integer({ min: 1, max: 20 }) }),
    { selector: ({ id }) => id, maxLength: 5 },
  );
  fc.assert(
    fc.property(fc.record({ once: counts, monthly: counts, by: fc.constantFrom('none', 'week', 'month') }), (need) => {
      const ways = waysFor(need);
      const totals = ways.map(({ cents }) => overThreeMonths(cents));
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
      for (const { parts, cents } of ways) {
        const made = (id: string) =>
          parts
            .flatMap(({ months: { first, later } }) => [...first, ...later, ...later])
            .reduce((sum, [of, count]) => sum + (of === id ? count : 0), 0);
        for (const { id } of pieces) {
          const of = (list: Need['once']) => list.find((one) => one.id === id)?.count ?? 0;
          expect(made(id)).toBe(of(need.once) + 3 * of(need.monthly));
        }
        expect(parts.reduce((sum, part) => sum + overThreeMonths(part.cents), 0)).toBe(overThreeMonths(cents));
      }
      const query = new URLSearchParams(Object.entries(needQuery(need)).filter(([, value]) => value !== ''));
      expect(readNeed(query)).toEqual(need);
    }),
  );
});

test('what is no piece, none, over 20, named twice, or no time counts as none', () => {
  const query =
    '?once=2-logo-design.0-new-page.21-revision.3-logo-design.1-nothing.x&monthly=1-ad-creative&monthly=2-ad-creative&by=noon';
  expect(readNeed(new URLSearchParams(query))).toEqual({
    once: [{ id: 'logo-design', count: 2 }],
    monthly: [],
    by: 'none',
  });
});
