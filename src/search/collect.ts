/** Everything the site says, as entries of the search. Only the build and its tests import this. */
import { synonyms } from '../content/search/synonyms';
import type { CaseStudy, ServiceCategory } from '../content/types';
import { legalEntries } from './collect/legal';
import { contactEntries, fixedPageEntries, placeEntriesOf, sectionEntries } from './collect/pages';
import {
  cardEntries,
  creditServiceEntries,
  enterpriseEntries,
  offerEntries,
  packEntries,
  planEntries,
} from './collect/prices';
import { questionEntries } from './collect/questions';
import { serviceEntries, subServiceEntries } from './collect/services';
import { capabilityEntries, industryEntries } from './collect/solutions';
import { caseStudyEntries } from './collect/work';
import type { SearchEntry } from './entry';
import { termsOf } from './terms';

const expansions = synonyms.map(({ words, also }) => ({
  phrases: words.map((phrase) => termsOf(phrase)),
  also: also.join(' '),
}));

/** The words of `synonyms.ts` that say the same as the entry's title or its other names. */
const synonymsOf = ({ title, words = '', weight }: SearchEntry): string => {
  // Of a part, the whole says them.
  if (weight < 1) return '';
  const terms = new Set(termsOf(`${title} ${words}`));
  return expansions
    .filter(({ phrases }) => phrases.some((phrase) => phrase.every((term) => terms.has(term))))
    .map(({ also }) => also)
    .join(' ');
};

/** @param content what loads page by page, all of it */
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
    offerEntries(),
    planEntries(),
    enterpriseEntries(),
    cardEntries(),
    packEntries(),
    creditServiceEntries(),
    placeEntriesOf(),
    legalEntries(),
  ]
    .flat()
    .map((entry) => ({ ...entry, words: `${entry.words ?? ''} ${synonymsOf(entry)}`.trim() }));
