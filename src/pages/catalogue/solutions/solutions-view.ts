import { capabilities } from '../../../content/catalogue/capabilities';
import { industries } from '../../../content/catalogue/industries';
import { pageMeta } from '../../../content/pages';
import type { SolutionsTab } from '../../../content/public/solutions-page';
import type { Capability, Industry } from '../../../content/types';
import type { PageHead } from '../../../head/page-handle';
import { capabilityHref, href, industryHref, lastSegment } from '../../../paths';

/** The route of the page: `/solutions`, `/capabilities/…` or `/industries/…`. */
export type SolutionsArea = 'solutions' | SolutionsTab;

export type SolutionsView =
  /** `area` is the route that the tab's canonical address belongs to. */
  | { kind: 'overview'; area: SolutionsArea; tab: SolutionsTab }
  | { kind: 'capability'; capability: Capability }
  | { kind: 'industry'; industry: Industry };

type Address = { area: SolutionsArea; subpath: string | undefined; search: URLSearchParams };

/** The view of an address. A capability takes precedence over an industry, the query over the path; an unknown id shows the overview. */
export const resolveView = ({ area, subpath, search }: Address): SolutionsView => {
  const inPath = (tab: SolutionsTab) => (area === tab ? lastSegment(subpath) : null);
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

export const metaOf = (view: SolutionsView): PageHead => {
  if (view.kind === 'overview') return pageMeta[view.area];
  return view.kind === 'capability' ? view.capability.meta : view.industry.meta;
};

export const canonicalOf = (view: SolutionsView): string => {
  if (view.kind === 'overview') return href(view.area);
  return view.kind === 'capability' ? capabilityHref(view.capability.id) : industryHref(view.industry.id);
};
