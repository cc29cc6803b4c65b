import { cookies } from '../../content/legal/cookies';
import { privacy } from '../../content/legal/privacy';
import { terms } from '../../content/legal/terms';
import { legalKeywords } from '../../content/search/page-entries';
import type { LegalText } from '../../content/types';
import { type FixedPathName, href } from '../../paths';
import { firstClause, type SearchEntry, sentences } from '../entry';

const sectionsOf = (page: FixedPathName, { sections }: LegalText): SearchEntry[] =>
  sections.map(({ id, heading: title, paragraphs }) => ({
    kind: 'page',
    // Without the section's number, which means nothing in a list of results.
    title: title.replace(/^\d+\. /, ''),
    text: sentences(firstClause(paragraphs[0] ?? '')),
    href: `${href(page)}#${id}`,
    weight: 0.6,
    keywords: legalKeywords[`${page}#${id}`] ?? '',
  }));

/** The sections of the three legal texts. */
export const legalEntries = (): SearchEntry[] => [
  ...sectionsOf('terms', terms),
  ...sectionsOf('privacy', privacy),
  ...sectionsOf('cookies', cookies),
];
