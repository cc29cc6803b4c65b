import { expect, test } from 'vitest';
import { resolveView, type SolutionsArea } from '../../../src/pages/catalogue/solutions/solutions-view';

const viewOf = (area: SolutionsArea, subpath?: string, query?: string) =>
  resolveView({ area, subpath, search: new URLSearchParams(query) });
const show = (...which: Parameters<typeof viewOf>) => {
  const { tab, solution } = viewOf(...which);
  return solution ? `${tab === 'industries' ? 'industry' : 'capability'} ${solution.id}` : `overview ${tab}`;
};

test.each([
  // Every form of address and the view it selects.
  ['solutions', undefined, '', 'overview capabilities'],
  ['solutions', undefined, 'capability=cloud', 'capability cloud'],
  ['solutions', undefined, 'industry=banking', 'industry banking'],
  ['solutions', undefined, 'capability=nothing', 'overview capabilities'],
  ['solutions', undefined, 'industry=nothing', 'overview industries'],
  ['solutions', undefined, 'industry=banking&capability=cloud', 'capability cloud'],
  ['solutions', undefined, 'industry=banking&capability=nothing', 'overview industries'],
  ['industries', 'banking', 'capability=nothing', 'overview industries'],
  ['solutions', undefined, 'category=capabilities', 'overview capabilities'],
  ['solutions', undefined, 'category=industries', 'overview industries'],
  ['solutions', undefined, 'category=nothing', 'overview capabilities'],
  // Paths.
  ['capabilities', undefined, '', 'overview capabilities'],
  ['capabilities', 'data-ai', '', 'capability data-ai'],
  ['capabilities', 'a/b/data-ai/', '', 'capability data-ai'],
  ['capabilities', 'nothing', '', 'overview capabilities'],
  ['industries', undefined, '', 'overview industries'],
  ['industries', 'chemicals', '', 'industry chemicals'],
  ['industries', 'nothing', '', 'overview industries'],
  ['industries', undefined, 'category=capabilities', 'overview capabilities'],
  // Hostile.
  ['solutions', undefined, 'capability=__proto__', 'overview capabilities'],
  ['capabilities', 'constructor', '', 'overview capabilities'],
  ['solutions', undefined, 'capability=Cloud', 'overview capabilities'],
  ['solutions', undefined, 'capability=cloud&capability=data-ai', 'capability cloud'],
  ['solutions', undefined, `capability=${'x'.repeat(10_000)}`, 'overview capabilities'],
] as const)('%s/%s?%s shows %s', (area, subpath, query, shown) => {
  expect(show(area, subpath, query)).toBe(shown);
});

test('a view has one title and one address, however it was reached', () => {
  const byQuery = viewOf('solutions', undefined, 'capability=cloud');
  expect(viewOf('capabilities', 'cloud')).toEqual(byQuery);
  expect(byQuery.canonical).toBe('/solutions?capability=cloud');
});

test('an overview has the title and the address of the tab it shows', () => {
  const byIndustry = viewOf('capabilities', undefined, 'category=industries');
  expect(byIndustry).toMatchObject({ meta: { title: 'The industries we know' }, canonical: '/industries' });
});
