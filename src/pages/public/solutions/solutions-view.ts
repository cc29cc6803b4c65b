import type { SolutionsTab } from '../../../content/openings';
import { pageMeta } from '../../../content/pages';
import type { CapabilityWords, FirstWords, IndustryWords, PageMeta } from '../../../content/types';
import { lastSegment } from '../../../lib/last-segment';
import { capabilityHref, href, industryHref } from '../../../paths';

/** Which of the page's paths was asked for: `/solutions`, `/capabilities/…` or `/industries/…`. */
export type SolutionsArea = 'solutions' | SolutionsTab;

export type SolutionsView =
  /** `area` is the one that the tab shown belongs to. */
  | { kind: 'overview'; area: SolutionsArea; tab: SolutionsTab }
  /** One capability or industry, of the half `tab`. */
  | { kind: 'detail'; tab: SolutionsTab; words: CapabilityWords | IndustryWords };

/** What the page's loader returns: the path asked for, and what there is to choose from. */
export type SolutionsData = { area: SolutionsArea } & Pick<FirstWords, 'capabilities' | 'industries'>;

type Address = { data: SolutionsData; rest: string | undefined; search: URLSearchParams };

/**
 * What an address of the solutions page shows. A capability wins over an industry, the query over the path; an id that
 * is neither shows the overview, on the tab of whatever was asked for.
 */
export const resolveView = ({ data: { area, capabilities, industries }, rest, search }: Address): SolutionsView => {
  const inPath = (tab: SolutionsTab) => (area === tab ? lastSegment(rest) : null);
  const capabilityId = search.get('capability') ?? inPath('capabilities');
  const industryId = search.has('capability') ? null : (search.get('industry') ?? inPath('industries'));
  const capability = capabilities.find(({ id }) => id === capabilityId);
  if (capability) return { kind: 'detail', tab: 'capabilities', words: capability };
  const industry = industries.find(({ id }) => id === industryId);
  if (industry) return { kind: 'detail', tab: 'industries', words: industry };
  const category = search.get('category');
  const isByIndustry = search.has('industry') || category === 'industries' || (area === 'industries' && !category);
  const tab = isByIndustry ? 'industries' : 'capabilities';
  return { kind: 'overview', area: area === 'solutions' ? area : tab, tab };
};

/** The head of a view. */
export const metaOf = (view: SolutionsView): PageMeta =>
  view.kind === 'detail' ? view.words.meta : pageMeta[view.area];

/** The one address of a view that search engines should know. */
export const canonicalOf = (view: SolutionsView): string => {
  if (view.kind === 'overview') return href(view.area);
  return (view.tab === 'capabilities' ? capabilityHref : industryHref)(view.words.id);
};
