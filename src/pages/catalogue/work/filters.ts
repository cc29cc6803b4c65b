import { caseStudyIndustries, caseStudySummaries } from '../../../content/catalogue/case-study-summaries';
import { serviceTitles } from '../../../content/catalogue/service-titles';
import type { CaseStudySummary } from '../../../content/types';
import { href } from '../../../paths';

/** The filter of the gallery; values as in the address. */
export type WorkFilter = { service: string | null; industry: string | null };
export type FilterKey = keyof WorkFilter;
export type FilterOption = { value: string; label: string; count: number };

/** The filter values of a study. The value of a service is the id of its page, which links here. */
const valuesOf: Readonly<Record<FilterKey, (study: CaseStudySummary) => readonly string[]>> = {
  service: ({ services }) => services,
  industry: ({ industry }) => [industry],
};
const labels: Readonly<Record<FilterKey, Readonly<Record<string, string>>>> = {
  service: serviceTitles,
  industry: caseStudyIndustries,
};

const matches = (study: CaseStudySummary, key: FilterKey, value: string | null) =>
  value === null || valuesOf[key](study).includes(value);

const countsOf = (key: FilterKey, studies: readonly CaseStudySummary[]) => {
  const counts = new Map<string, number>();
  for (const value of studies.flatMap(valuesOf[key])) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
};
const allCounts = {
  service: countsOf('service', caseStudySummaries),
  industry: countsOf('industry', caseStudySummaries),
};

export const filterWork = ({ service, industry }: WorkFilter): readonly CaseStudySummary[] =>
  caseStudySummaries.filter((study) => matches(study, 'service', service) && matches(study, 'industry', industry));

/** The values with the number of studies that match; most frequent first. A service of one project is listed only if it is chosen. */
export const filterOptions = (key: FilterKey, filter: WorkFilter): readonly FilterOption[] => {
  const counts = countsOf(key, filterWork({ ...filter, [key]: null }));
  // `localeCompare` is not used: its first call takes nearly a tenth of a second on a slow phone.
  return Array.from(allCounts[key], ([value, all]) => ({
    value,
    all,
    label: labels[key][value] ?? '',
    count: counts.get(value) ?? 0,
  }))
    .filter(({ value, all }) => key === 'industry' || value === filter.service || all > 1)
    .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
};

export const readFilter = (search: URLSearchParams): WorkFilter => {
  const known = (key: FilterKey) => {
    const value = search.get(key);
    return value !== null && allCounts[key].has(value) ? value : null;
  };
  return { service: known('service'), industry: known('industry') };
};

export const filterHref = ({ service, industry }: WorkFilter): string =>
  href('work', { service: service ?? undefined, industry: industry ?? undefined });
