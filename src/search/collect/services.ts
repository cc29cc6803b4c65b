import { serviceGroupIds } from '../../content/ids';
import type { ServiceCategory } from '../../content/types';
import { serviceHref } from '../../paths';
import { firstClause, firstSentences, type SearchEntry, sentences } from '../entry';
import { termsOf } from '../terms';

const isGroup = (id: string) => serviceGroupIds.some((group) => group === id);

/** The service categories. People look for a category of the menu more often than for a group of them. */
export const serviceEntries = (categories: readonly ServiceCategory[]): SearchEntry[] =>
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
export const subServiceEntries = (categories: readonly ServiceCategory[]): SearchEntry[] =>
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
