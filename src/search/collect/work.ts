import type { CaseStudy } from '../../content/types';
import { caseStudyHref } from '../../paths';
import { firstSentences, type SearchEntry, sentences } from '../entry';

/** Each case study. */
export const caseStudyEntries = (studies: readonly CaseStudy[]): SearchEntry[] =>
  studies.map(({ id, title, subtitle, client, industry, services, overview }) => ({
    kind: 'work',
    title,
    text: sentences(subtitle, firstSentences(overview[0] ?? '', 1)),
    href: caseStudyHref(id),
    weight: 1.2,
    words: [client, industry, ...services, 'case study project client'].join(' '),
  }));
