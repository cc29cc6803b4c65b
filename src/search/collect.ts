import { capabilities } from '../content/catalogue/capabilities';
import { industries } from '../content/catalogue/industries';
import { serviceGroupIds } from '../content/ids';
import { cookies } from '../content/legal/cookies';
import { privacy } from '../content/legal/privacy';
import { terms } from '../content/legal/terms';
import { faqEntries } from '../content/public/faq';
import { legalKeywords, questionKeywords } from '../content/search/page-entries';
import { synonymGroups } from '../content/search/synonyms';
import type { CaseStudy, LegalText, ServiceCategory } from '../content/types';
import { capabilityHref, caseStudyHref, type FixedPathName, faqHref, href, industryHref, serviceHref } from '../paths';
import { accountPageEntries, contactEntries, fixedPageEntries, sectionEntries } from './collect/pages';
import { priceEntries } from './collect/prices';
import { firstClause, firstSentences, type SearchEntry, sentences } from './entry';
import { termsOf } from './terms';

const isGroup = (id: string) => serviceGroupIds.some((group) => group === id);

/** The service categories. People look for a category of the menu more often than for a group of them. */
const serviceEntries = (categories: readonly ServiceCategory[]): SearchEntry[] =>
  categories.map(({ id, title, description }) => ({
    kind: 'service',
    title,
    text: sentences(firstClause(firstSentences(description, 1))),
    href: serviceHref(id),
    weight: isGroup(id) ? 1.15 : 1.3,
  }));

const withoutWordsOf = (title: string, text: string) => {
  const contained = new Set(termsOf(title));
  return text
    .split(' ')
    .filter((word) => termsOf(word).some((term) => !contained.has(term)))
    .join(' ');
};

/** The sub-services of each category. Groups are left out, because their parts are categories themselves. */
const subServiceEntries = (categories: readonly ServiceCategory[]): SearchEntry[] =>
  categories
    .filter(({ id }) => !isGroup(id))
    .flatMap(({ id, title, services }) =>
      services.map(({ name, description }) => ({
        kind: 'service' as const,
        title: name,
        text: sentences(firstClause(description)),
        href: serviceHref(id),
        weight: 0.9,
        keywords: withoutWordsOf(name, title),
      })),
    );

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

const questionEntries = (): SearchEntry[] =>
  faqEntries.map(({ id, question, answer }) => ({
    kind: 'question',
    title: question,
    text: sentences(answer),
    href: faqHref(id),
    weight: 1.4,
    keywords: questionKeywords[id],
  }));

const capabilityEntries = (): SearchEntry[] =>
  capabilities.map(({ id, title, description, features }) => ({
    kind: 'solution',
    title,
    text: sentences(firstSentences(description, 1), features.slice(0, 1)),
    href: capabilityHref(id),
    weight: 1.2,
    keywords: 'capability solution',
  }));

const industryEntries = (): SearchEntry[] =>
  industries.map(({ id, title, description, solutions }) => ({
    kind: 'solution',
    title,
    text: sentences(
      firstSentences(description, 1),
      solutions.slice(0, 1).map(({ why }) => why),
    ),
    href: industryHref(id),
    weight: 1.2,
    keywords: 'industry sector',
  }));

const caseStudyEntries = (studies: readonly CaseStudy[]): SearchEntry[] =>
  studies.map(({ id, title, subtitle, client, industry, services }) => ({
    kind: 'work',
    title,
    text: sentences(subtitle),
    href: caseStudyHref(id),
    weight: 1.2,
    keywords: [client, industry, ...services, 'case study project client'].join(' '),
  }));

const groups = synonymGroups.map(({ terms, synonyms }) => ({
  phrases: terms.map((phrase) => termsOf(phrase)),
  synonyms: synonyms.join(' '),
}));

const synonymsOf = ({ title, keywords = '', weight }: SearchEntry): string => {
  // A small weight means a part of a page, such as a section. The entry of the page has the synonyms.
  if (weight < 1) return '';
  const terms = new Set(termsOf(`${title} ${keywords}`));
  return groups
    .filter(({ phrases }) => phrases.some((phrase) => phrase.every((term) => terms.has(term))))
    .map(({ synonyms }) => synonyms)
    .join(' ');
};

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
    sectionsOf('terms', terms),
    sectionsOf('privacy', privacy),
    sectionsOf('cookies', cookies),
  ]
    .flat()
    .map((entry) => ({ ...entry, keywords: `${entry.keywords ?? ''} ${synonymsOf(entry)}`.trim() }));
