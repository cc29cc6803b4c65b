import { capabilities } from '../../../content/catalogue/capabilities';
import { industries } from '../../../content/catalogue/industries';
import { pageMeta } from '../../../content/pages';
import type { SolutionsTab } from '../../../content/public/solutions-page';
import type { Capability, Industry } from '../../../content/types';
import type { PageHead } from '../../../head/page-handle';
import { capabilityHref, href, industryHref, lastSegment } from '../../../paths';

/** The route of the page: `/solutions`, `/capabilities/…` or `/industries/…`. */
export type SolutionsArea = 'solutions' | SolutionsTab;

type Address = { area: SolutionsArea; subpath: string | undefined; search: URLSearchParams };

/** A capability, an industry, or the overview on a tab. It has one title and one address, however it was reached. */
type SolutionsView = { meta: PageHead; canonical: string } & (
  | { tab: 'capabilities'; solution: Capability }
  | { tab: 'industries'; solution: Industry }
  | { tab: SolutionsTab; solution: null }
);

/** The view of an address. A capability takes precedence over an industry, the query over the path; an unknown id shows the overview. */
export const resolveView = ({ area, subpath, search }: Address): SolutionsView => {
  const inPath = (tab: SolutionsTab) => (area === tab ? lastSegment(subpath) : null);
  const capabilityId = search.get('capability') ?? inPath('capabilities');
  const industryId = search.has('capability') ? null : (search.get('industry') ?? inPath('industries'));
  const capability = capabilities.find(({ id }) => id === capabilityId);
  if (capability)
    return {
      tab: 'capabilities',
      solution: capability,
      meta: capability.meta,
      canonical: capabilityHref(capability.id),
    };
  const industry = industries.find(({ id }) => id === industryId);
  if (industry)
    return { tab: 'industries', solution: industry, meta: industry.meta, canonical: industryHref(industry.id) };
  const category = search.get('category');
  const isByIndustry = search.has('industry') || category === 'industries' || (area === 'industries' && !category);
  const tab = isByIndustry ? 'industries' : 'capabilities';
  const page = area === 'solutions' ? area : tab;
  return { tab, solution: null, meta: pageMeta[page], canonical: href(page) };
};
