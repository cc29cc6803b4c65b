/** Collects the search's entries from all content modules. Only the build and its tests import this. */
import { synonymGroups } from '../content/search/synonyms';
import type { CaseStudy, ServiceCategory } from '../content/types';
import { legalEntries } from './collect/legal';
import { accountPageEntries, contactEntries, fixedPageEntries, sectionEntries } from './collect/pages';
import { priceEntries } from './collect/prices';
import { questionEntries } from './collect/questions';
import { serviceEntries, subServiceEntries } from './collect/services';
import { capabilityEntries, industryEntries } from './collect/solutions';
import { caseStudyEntries } from './collect/work';
import type { SearchEntry } from './entry';
import { termsOf } from './terms';

const groups = synonymGroups.map(({ terms, synonyms }) => ({
  phrases: terms.map((phrase) => termsOf(phrase)),
  synonyms: synonyms.join(' '),
}));

/** The synonyms of an entry's title and keywords. */
const synonymsOf = ({ title, keywords = '', weight }: SearchEntry): string => {
  // A small weight means a part of a page, such as a section. The entry of the page has the synonyms.
  if (weight < 1) return '';
  const terms = new Set(termsOf(`${title} ${keywords}`));
  return groups
    .filter(({ phrases }) => phrases.some((phrase) => phrase.every((term) => terms.has(term))))
    .map(({ synonyms }) => synonyms)
    .join(' ');
};

/** @param content the content that browsers load page by page */
export const collectEntries = (content: {
  categories: readonly ServiceCategory[];
  caseStudies: readonly CaseStudy[];
}): SearchEntry[] =>
  [
    fixedPageEntries(),
    contactEntries(),
    sectionEntries(),
    serviceEntries(content.categories),
    subServiceEntries(content.categories),
    capabilityEntries(),
    industryEntries(),
    caseStudyEntries(content.caseStudies),
    questionEntries(),
    priceEntries(),
    accountPageEntries(),
    legalEntries(),
  ]
    .flat()
    .map((entry) => ({ ...entry, keywords: `${entry.keywords ?? ''} ${synonymsOf(entry)}`.trim() }));
