import { caseStudySummaries } from '../../../content/catalogue/case-study-summaries';
import { serviceSummaries } from '../../../content/catalogue/service-summaries';
import type { CaseStudySummary } from '../../../content/types';
import { href } from '../../../paths';

/** What the gallery is narrowed to; values as in the address. */
export type WorkFilter = { service: string | null; industry: string | null };
export type FilterKey = keyof WorkFilter;
export type FilterOption = { value: string; label: string; count: number };

/** 'Gaming and fintech' as it stands in an address: 'gaming-and-fintech'. */
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A service has the value of its own page's id, so that pages may link to the work done in it. */
const serviceValue = (title: string) => serviceSummaries.find((one) => one.title === title)?.id ?? slug(title);

const valuesOf: Readonly<Record<FilterKey, (study: CaseStudySummary) => readonly (readonly [string, string])[]>> = {
  service: ({ services }) => services.map((title) => [serviceValue(title), title] as const),
  industry: ({ industry }) => [[slug(industry), industry] as const],
};

const matches = (study: CaseStudySummary, key: FilterKey, value: string | null) =>
  value === null || valuesOf[key](study).some(([own]) => own === value);

/** The studies that a filter leaves, in their usual order. */
export const filterWork = ({ service, industry }: WorkFilter): readonly CaseStudySummary[] =>
  caseStudySummaries.filter((study) => matches(study, 'service', service) && matches(study, 'industry', industry));

/** Every value of one filter with the number of studies it would leave, given the other; most frequent first. */
export const filterOptions = (key: FilterKey, filter: WorkFilter): readonly FilterOption[] => {
  const labels = new Map(caseStudySummaries.flatMap((study) => valuesOf[key](study)));
  const others = filterWork({ ...filter, [key]: null });
  // Without `localeCompare`: its first call costs a slow phone nearly a tenth of a second.
  return Array.from(labels, ([value, label]) => ({
    value,
    label,
    count: others.filter((study) => matches(study, key, value)).length,
  })).sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1));
};

/** The filter an address asks for; values that no study has are left out. */
export const readFilter = (search: URLSearchParams): WorkFilter => {
  const known = (key: FilterKey) => {
    const value = search.get(key);
    return caseStudySummaries.some((study) => value !== null && matches(study, key, value)) ? value : null;
  };
  return { service: known('service'), industry: known('industry') };
};

/** The address of the gallery under a filter. */
export const filterHref = ({ service, industry }: WorkFilter): string =>
  href('work', { service: service ?? undefined, industry: industry ?? undefined });
