import type { CaseStudy, ServiceCategory } from '../content/types';
import { collectEntries } from '../search/collect';
import { pack } from '../search/packed';

/** All services and case studies, which browsers load one by one. Only the build imports this module. */

export const categories: readonly ServiceCategory[] = Object.values(
  import.meta.glob<ServiceCategory>('../content/services/*.ts', { eager: true, import: 'category' }),
);

export const caseStudies: readonly CaseStudy[] = Object.values(
  import.meta.glob<CaseStudy>('../content/case-studies/*.ts', { eager: true, import: 'caseStudy' }),
);

export const searchIndexJson = (): string => JSON.stringify(pack(collectEntries({ categories, caseStudies })));
