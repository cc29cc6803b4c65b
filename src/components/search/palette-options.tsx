import type { ReactNode } from 'react';
import { logOutTexts } from '../../content/account/account-links';
import { kindHeadings, kindLabels, popularEntries, searchTexts } from '../../content/search/search-page';
import { href, searchHref } from '../../paths';
import type { Hit } from '../../search/engine';
import { excerpt } from '../../search/terms';
import { Marked } from './marked';
import type { Results } from './use-results';

/** What leads to an address, or acts at once. */
export type Option = { key: string; title: ReactNode; text?: ReactNode; label?: string } & (
  | { to: string }
  | { onChoose: () => void }
);

export type OptionGroup = { heading: string; options: readonly Option[] };

/** @param source the index that found it: ids are unique within one index only */
const contentOf = ({ id, kind, title, text, terms }: Hit, source: 'site' | 'account') => ({
  key: `${source} ${id}`,
  title: <Marked text={title} terms={terms} />,
  text: <Marked text={excerpt(text, terms)} terms={terms} />,
  label: kindLabels[kind],
});

const linksTo = (heading: string, hits: readonly Hit[], source: 'site' | 'account' = 'site'): OptionGroup => ({
  heading,
  options: hits.map((hit) => ({ ...contentOf(hit, source), to: hit.href })),
});

const byKind = (hits: readonly Hit[], source?: 'account') =>
  [...new Set(hits.map(({ kind }) => kind))].map((kind) =>
    linksTo(
      kindHeadings[kind],
      hits.filter((hit) => hit.kind === kind),
      source,
    ),
  );

const popular: OptionGroup = {
  heading: searchTexts.popular,
  options: popularEntries.map(({ title, text, href }) => ({ key: href, title, text, to: href })),
};

/** The option that opens `/search`. It stands alone while there are no results yet, so that Enter leads to no other page. */
export const allResults = (query: string): OptionGroup => ({
  heading: searchTexts.all,
  options: [{ key: 'all', title: searchTexts.seeAll, to: searchHref(query) }],
});

/** The results, and all of them on a page; if nothing was found, an option that opens `/contact`. */
export const resultGroups = (query: string, results: Results, onLogOut: () => void): OptionGroup[] => {
  const { bestHits, accountHits, moreHits, actionHits, closestHits, count } = results;
  const last =
    count > 0
      ? allResults(query)
      : { heading: searchTexts.notFound, options: [{ key: 'ask', title: searchTexts.ask, to: href('contact') }] };
  const actions = actionHits.map((hit) => ({ ...contentOf(hit, 'site'), onChoose: onLogOut }));
  return [
    linksTo(searchTexts.best, bestHits),
    ...byKind(accountHits, 'account'),
    ...byKind(moreHits),
    linksTo(searchTexts.closest, closestHits),
    last,
    { heading: kindHeadings.account, options: actions },
    ...(count === 0 && closestHits.length === 0 ? [popular] : []),
  ];
};

type Initial = {
  recent: readonly string[];
  accountPages: readonly { title: string; href: string }[];
  onSearch: (query: string) => void;
  onLogOut: () => void;
};

export const initialGroups = ({ recent, accountPages, onSearch, onLogOut }: Initial): OptionGroup[] => [
  {
    heading: searchTexts.recent,
    options: recent.map((query) => ({ key: `recent ${query}`, title: query, onChoose: () => onSearch(query) })),
  },
  {
    heading: kindHeadings.account,
    options: accountPages.map(({ title, href }) => ({ key: `account ${title}`, title, to: href })),
  },
  popular,
  {
    heading: kindHeadings.account,
    options: accountPages.length > 0 ? [{ key: 'log out', title: logOutTexts.label, onChoose: onLogOut }] : [],
  },
];
