import { expect, test } from 'vitest';
import {
  canonicalOf,
  metaOf,
  resolveView,
  type SolutionsArea,
} from '../../../src/pages/catalogue/solutions/solutions-view';

const show = (area: SolutionsArea, subpath: string | undefined, query: string) => {
  const view = resolveView({ area, subpath, search: new URLSearchParams(query) });
  if (view.kind === 'overview') return `overview ${view.tab}`;
  return `${view.kind} ${view.kind === 'capability' ? view.capability.id : view.industry.id}`;
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
  const byQuery = resolveView({
    area: 'solutions',
    subpath: undefined,
    search: new URLSearchParams('capability=cloud'),
  });
  const byPath = resolveView({ area: 'capabilities', subpath: 'cloud', search: new URLSearchParams() });
  expect(metaOf(byPath)).toEqual(metaOf(byQuery));
  expect(canonicalOf(byPath)).toBe('/solutions?capability=cloud');
  expect(canonicalOf(byQuery)).toBe('/solutions?capability=cloud');
});

test('the three overviews have three titles and addresses', () => {
  const views = (['solutions', 'capabilities', 'industries'] as const).map((area) =>
    resolveView({ area, subpath: undefined, search: new URLSearchParams() }),
  );
  expect(new Set(views.map((view) => metaOf(view).title)).size).toBe(3);
  expect(views.map(canonicalOf)).toEqual(['/solutions', '/capabilities', '/industries']);
});

test('an overview has the title and the address of the tab it shows', () => {
  const byIndustry = resolveView({
    area: 'capabilities',
    subpath: undefined,
    search: new URLSearchParams('category=industries'),
  });
  expect(metaOf(byIndustry).title).toBe('The industries we know');
  expect(canonicalOf(byIndustry)).toBe('/industries');
});
