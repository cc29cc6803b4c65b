import { capabilities } from '../../content/catalogue/capabilities';
import { industries } from '../../content/catalogue/industries';
import { capabilityHref, industryHref } from '../../paths';
import { firstSentences, type SearchEntry, sentences } from '../entry';

export const capabilityEntries = (): SearchEntry[] =>
  capabilities.map(({ id, title, description, features }) => ({
    kind: 'solution',
    title,
    text: sentences(firstSentences(description, 1), features.slice(0, 1)),
    href: capabilityHref(id),
    weight: 1.2,
    keywords: 'capability solution',
  }));

export const industryEntries = (): SearchEntry[] =>
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
