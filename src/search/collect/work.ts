import type { CaseStudy } from '../../content/types';
import { caseStudyHref } from '../../paths';
import { type SearchEntry, sentences } from '../entry';

export const caseStudyEntries = (studies: readonly CaseStudy[]): SearchEntry[] =>
  studies.map(({ id, title, subtitle, client, industry, services }) => ({
    kind: 'work',
    title,
    text: sentences(subtitle),
    href: caseStudyHref(id),
    weight: 1.2,
    keywords: [client, industry, ...services, 'case study project client'].join(' '),
  }));
