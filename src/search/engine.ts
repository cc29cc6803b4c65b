/** MiniSearch ranks. A query is searched for as typed, then with typing errors allowed, then for some of its words only. */
import MiniSearch, { type Options, type SearchOptions, type SearchResult } from 'minisearch';
import { type Corrections, correctedQuery, correctionsOf, type Near, type Search } from './corrections';
import type { SearchEntry } from './entry';
import { processTerm, queryTermsOf, tokenize } from './terms';

type Indexed = SearchEntry & { id: number };
export type SearchIndex = MiniSearch<Indexed>;

export type Hit = Omit<SearchEntry, 'keywords'> & { id: string; terms: readonly string[] };

/** `isExact`: all terms of the query matched as typed. `near` is null if no word was corrected, or nothing was found. */
export type Found = { hits: readonly Hit[]; isExact: boolean; near: Near | null };

/** The first hits, the best of any kind. After them, those that show the words of the query come first. */
export const bestCount = 3;

const indexOptions: Options<Indexed> = {
  fields: ['title', 'keywords', 'text'],
  storeFields: ['kind', 'title', 'text', 'href', 'weight', 'audience', 'action'],
  tokenize,
  processTerm,
};

const asTyped: SearchOptions = {
  combineWith: 'AND',
  // Titles rank before texts. Whole words rank before prefixes, and both before typing errors.
  boost: { title: 5, keywords: 2.5, text: 1 },
  weights: { prefix: 0.4, fuzzy: 0.2 },
  boostDocument: (_id, _term, stored) => Number(stored?.weight ?? 1),
};

const isPrefix = (terms: readonly string[]) => (term: string) => term.length > 1 || term === terms.at(-1);

/** With fewer hits for all terms, entries that match only some of them are added. */
const enoughHits = 5;

/** Whether a result shows all terms: the others have a synonym or another keyword, which is never shown. */
const showsAll = (terms: readonly string[], { match }: SearchResult): boolean => {
  const shown = Object.keys(match).filter((word) => match[word]?.some((field) => field !== 'keywords'));
  return terms.every((term) => shown.some((word) => word.startsWith(term)));
};

/** The best results stay first: what people call a thing is often not the word that its page shows. */
const shownFirst = (terms: readonly string[], results: readonly SearchResult[]): readonly SearchResult[] => {
  const others = results.slice(bestCount);
  return [
    ...results.slice(0, bestCount),
    ...others.filter((result) => showsAll(terms, result)),
    ...others.filter((result) => !showsAll(terms, result)),
  ];
};

type Result = SearchResult & Omit<SearchEntry, 'keywords'>;

const toHit = (result: SearchResult): Hit => {
  const { id, match, score: _score, queryTerms: _queryTerms, ...entry } = result as Result;
  return { ...entry, id: String(id), terms: Object.keys(match) };
};

/** An action is found by whole words only: somebody who types 'logo' does not look for *Log out*. */
const isMeant = (terms: readonly string[], { action, match }: SearchResult): boolean =>
  !action || terms.every((term) => term in match);

const distinct = (results: readonly SearchResult[]) => [
  ...new Map(results.map((result) => [result.id, result])).values(),
];

/** Builds an index in chunks, so that it does not block the page. @param chunkSize entries that are indexed at a time */
export const createIndex = async (entries: readonly SearchEntry[], chunkSize = 40): Promise<SearchIndex> => {
  const index = new MiniSearch<Indexed>(indexOptions);
  await index.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize },
  );
  return index;
};

/** @returns the best hits first, at most `limit`, and actions last; none for a query without terms */
export const findIn = (
  index: SearchIndex,
  query: string,
  isVisible: (entry: Pick<SearchEntry, 'audience'>) => boolean,
  limit: number,
): Found => {
  const filter = ({ audience }: SearchResult) => isVisible({ audience });
  const search: Search = (wanted, options) => index.search(wanted, { ...asTyped, filter, ...options });
  const searchFor = (terms: readonly string[], combineWith: 'AND' | 'OR') =>
    terms.length === 0
      ? []
      : search(
          { queries: [...terms] },
          {
            combineWith,
            // One letter is the prefix of too many words to search all fields while the visitor is still typing.
            ...(terms.length === 1 && terms[0]?.length === 1 && { fields: ['title'] }),
            prefix: isPrefix(terms),
          },
        );
  const typed = queryTermsOf(query);
  const exact = searchFor(typed, 'AND');
  const corrections: Corrections = exact.length > 0 ? new Map() : correctionsOf(search, typed);
  const terms = typed.flatMap((term) => (corrections.has(term) ? (corrections.get(term) ?? []) : term));
  const all = corrections.size > 0 ? searchFor(terms, 'AND') : exact;
  const some = terms.length > 1 && all.length < enoughHits ? searchFor(terms, 'OR') : [];
  const found = distinct([...shownFirst(terms, all), ...some]).filter((result) => isMeant(terms, result));
  const actions = found.filter(({ action }) => action);
  const hits = [...found.filter(({ action }) => !action).slice(0, limit - actions.length), ...actions].map(toHit);
  return {
    hits,
    isExact: exact.length > 0,
    near: hits.length > 0 && corrections.size > 0 ? correctedQuery(query, corrections, hits) : null,
  };
};

/** The closest matches to a query without hits: up to half of a word's letters may differ. */
export const closestIn = (
  index: SearchIndex,
  query: string,
  isVisible: Parameters<typeof findIn>[2],
  limit: number,
): readonly Hit[] =>
  index
    .search(query, {
      ...asTyped,
      prefix: true,
      combineWith: 'OR',
      fuzzy: 0.5,
      maxFuzzy: 4,
      filter: ({ audience, action }) => !action && isVisible({ audience }),
    })
    .slice(0, limit)
    .map(toHit);
