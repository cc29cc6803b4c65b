import { caseStudyIndustries, caseStudySummaries } from '../../../content/catalogue/case-study-summaries';
import { serviceTitles } from '../../../content/catalogue/service-titles';
import type { CaseStudySummary } from '../../../content/types';
import { href } from '../../../paths';

/** The filter of the gallery; values as in the address. */
export type WorkFilter = { service: string | null; industry: string | null };
export type FilterKey = keyof WorkFilter;
export type FilterOption = { value: string; label: string; count: number };

/** The filter values of a study, each with its label. The value of a service is the id of its page, which links here. */
const valuesOf: Readonly<Record<FilterKey, (study: CaseStudySummary) => readonly (readonly [string, string])[]>> = {
  service: ({ services }) => services.map((id) => [id, serviceTitles[id]] as const),
  industry: ({ industry }) => [[industry, caseStudyIndustries[industry]] as const],
};

const matches = (study: CaseStudySummary, key: FilterKey, value: string | null) =>
  value === null || valuesOf[key](study).some(([own]) => own === value);

export const filterWork = ({ service, industry }: WorkFilter): readonly CaseStudySummary[] =>
  caseStudySummaries.filter((study) => matches(study, 'service', service) && matches(study, 'industry', industry));

/** The values with the number of studies that match; most frequent first. A service of one project is listed only if it is chosen. */
export const filterOptions = (key: FilterKey, filter: WorkFilter): readonly FilterOption[] => {
  const labels = new Map(caseStudySummaries.flatMap((study) => valuesOf[key](study)));
  const isListed = (value: string) =>
    key === 'industry' ||
    value === filter.service ||
    caseStudySummaries.filter((study) => matches(study, key, value)).length > 1;
  const others = filterWork({ ...filter, [key]: null });
  // Not with `localeCompare`, whose first call takes nearly a tenth of a second on a slow phone.
  return Array.from(labels, ([value, label]) => ({
    value,
    label,
    count: others.filter((study) => matches(study, key, value)).length,
  }))
    .filter(({ value }) => isListed(value))
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
};

export const readFilter = (search: URLSearchParams): WorkFilter => {
  const known = (key: FilterKey) => {
    const value = search.get(key);
    return caseStudySummaries.some((study) => value !== null && matches(study, key, value)) ? value : null;
  };
  return { service: known('service'), industry: known('industry') };
};

export const filterHref = ({ service, industry }: WorkFilter): string =>
  href('work', { service: service ?? undefined, industry: industry ?? undefined });
