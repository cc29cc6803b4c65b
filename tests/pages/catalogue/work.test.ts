import { expect, test } from 'vitest';
import { caseStudySummaries } from '../../../src/content/catalogue/case-study-summaries';
import { filterHref, filterOptions, filterWork, readFilter } from '../../../src/pages/catalogue/work/filters';
import { arrangeRows, isAloneInRow } from '../../../src/pages/catalogue/work/gallery';

const read = (query: string) => readFilter(new URLSearchParams(query));
const ids = (query: string) => filterWork(read(query)).map(({ id }) => id);

test('no filter shows all seven', () => expect(ids('')).toHaveLength(7));

test('service and industry narrow the work, alone and together', () => {
  expect(ids('service=web3')).toEqual(['unikoin-gold', 'casper-blockchain']);
  expect(ids('industry=wellness')).toEqual(['bellabeat']);
  expect(ids('service=web3&industry=gaming-and-fintech')).toEqual(['unikoin-gold']);
  expect(ids('service=web3&industry=wellness')).toEqual([]);
});

test.each(['__proto__', 'constructor', 'WEB3', '', 'x'.repeat(10_000)])('service=%s is no filter', (value) => {
  expect(read(new URLSearchParams({ service: value }).toString())).toEqual({ service: null, industry: null });
});

test('each option says how many studies it leaves', () => {
  for (const query of ['', 'service=branding', 'industry=mobility']) {
    const filter = read(query);
    for (const key of ['service', 'industry'] as const)
      for (const { value, count } of filterOptions(key, filter))
        expect(filterWork({ ...filter, [key]: value })).toHaveLength(count);
  }
});

test('the most frequent option comes first, and a service of one project only where it is chosen', () => {
  const options = (query: string) => filterOptions('service', read(query));
  const counts = options('').map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(Math.min(...counts)).toBeGreaterThan(1);
  const all = caseStudySummaries.flatMap(({ services }) => services);
  const rare = all.find((id) => all.filter((other) => other === id).length === 1) ?? '?';
  expect(options(`service=${rare}`).filter(({ count }) => count === 1)).toMatchObject([{ value: rare }]);
});

test('a filter is the same after writing it to an address and reading it back', () => {
  const filter = { service: 'ui-ux', industry: 'mobility' };
  expect(read(filterHref(filter).split('?')[1] ?? '')).toEqual(filter);
  expect(filterHref({ service: null, industry: null })).toBe('/our-work');
});

test('large cards are beside medium ones, alternately left and right, and no card is lost', () => {
  const card = (name: string) => ({ name, size: name.startsWith('L') ? ('large' as const) : ('medium' as const) });
  const order = (names: string) => arrangeRows(names.split(' ').map(card)).map(({ name }) => name);
  expect(order('L1 L2 m1 m2 m3 m4 m5')).toEqual(['L1', 'm1', 'm2', 'L2', 'm3', 'm4', 'm5']);
  expect(order('L1 L2')).toEqual(['L1', 'L2']);
  expect(order('m1 m2')).toEqual(['m1', 'm2']);
});

test('a medium card is alone in its row where the two-column layout has no second card for it', () => {
  const alone = (sizes: string) => {
    const items = [...sizes].map((sign) => ({ size: sign === 'L' ? ('large' as const) : ('medium' as const) }));
    return items.map((_, index) => index).filter((index) => isAloneInRow(items, index));
  };
  expect(alone('LmmLmmm')).toEqual([6]);
  expect(alone('LmL')).toEqual([1]);
  expect(alone('m')).toEqual([0]);
  expect(alone('Lmm')).toEqual([]);
});
