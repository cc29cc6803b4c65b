import { capabilities } from '../../../content/catalogue/capabilities';
import { industries } from '../../../content/catalogue/industries';
import { pageMeta } from '../../../content/pages';
import type { SolutionsTab } from '../../../content/public/solutions-page';
import type { Capability, Industry } from '../../../content/types';
import type { PageHead } from '../../../head/page-handle';
import { lastSegment } from '../../../lib/last-segment';
import { capabilityHref, href, industryHref } from '../../../paths';

/** Which of the page's paths was asked for: `/solutions`, `/capabilities/…` or `/industries/…`. */
export type SolutionsArea = 'solutions' | SolutionsTab;

export type SolutionsView =
  /** `area` is the one that the tab shown belongs to. */
  | { kind: 'overview'; area: SolutionsArea; tab: SolutionsTab }
  | { kind: 'capability'; capability: Capability }
  | { kind: 'industry'; industry: Industry };

type Address = { area: SolutionsArea; rest: string | undefined; search: URLSearchParams };

/**
 * What an address of the solutions page shows. A capability wins over an industry, the query over the path; an id that
 * is neither shows the overview, on the tab of whatever was asked for.
 * @param rest the path below `/capabilities/` or `/industries/`
 */
export const resolveView = ({ area, rest, search }: Address): SolutionsView => {
  const inPath = (tab: SolutionsTab) => (area === tab ? lastSegment(rest) : null);
  const capabilityId = search.get('capability') ?? inPath('capabilities');
  const industryId = search.has('capability') ? null : (search.get('industry') ?? inPath('industries'));
  const capability = capabilities.find(({ id }) => id === capabilityId);
  if (capability) return { kind: 'capability', capability };
  const industry = industries.find(({ id }) => id === industryId);
  if (industry) return { kind: 'industry', industry };
  const category = search.get('category');
  const isByIndustry = search.has('industry') || category === 'industries' || (area === 'industries' && !category);
  const tab = isByIndustry ? 'industries' : 'capabilities';
  return { kind: 'overview', area: area === 'solutions' ? area : tab, tab };
};

/** The head of a view. */
export const metaOf = (view: SolutionsView): PageHead => {
  if (view.kind === 'overview') return pageMeta[view.area];
  return view.kind === 'capability' ? view.capability.meta : view.industry.meta;
};

/** The one address of a view that search engines should know. */
export const canonicalOf = (view: SolutionsView): string => {
  if (view.kind === 'overview') return href(view.area);
  return view.kind === 'capability' ? capabilityHref(view.capability.id) : industryHref(view.industry.id);
};
