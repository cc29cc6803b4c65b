import { serviceGroupIds } from '../../content/ids';
import type { ServiceCategory } from '../../content/types';
import { serviceHref } from '../../paths';
import { firstClause, firstSentences, type SearchEntry, sentences } from '../entry';
import { termsOf } from '../terms';

const isGroup = (id: string) => serviceGroupIds.some((group) => group === id);

/** Each service category. Those of the menu are wanted more often than the groups and bundles that hold them. */
export const serviceEntries = (categories: readonly ServiceCategory[]): SearchEntry[] =>
  categories.map(({ id, title, description }) => ({
    kind: 'service',
    title,
    text: sentences(firstClause(firstSentences(description, 1))),
    href: serviceHref(id),
    weight: isGroup(id) ? 1.15 : 1.3,
  }));

/** The words of a text that a title does not say already. */
const withoutWordsOf = (title: string, text: string) => {
  const said = new Set(termsOf(title));
  return text
    .split(' ')
    .filter((word) => termsOf(word).some((term) => !said.has(term)))
    .join(' ');
};

/** Each part of each service, which leads to the service's page. The parts of a group are services themselves. */
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
        words: withoutWordsOf(name, title),
      })),
    );
