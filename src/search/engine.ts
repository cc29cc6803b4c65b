/**
 * The index and its queries. MiniSearch does all ranking. A query is searched for as typed, then with typing errors
 * allowed, and then for some of its words only.
 */
import MiniSearch, { type Options, type Query, type SearchOptions, type SearchResult } from 'minisearch';
import type { SearchEntry } from './entry';
import { processTerm, queryTermsOf, swapsOf, tokenize } from './terms';

type Indexed = SearchEntry & { id: number };
export type SearchIndex = MiniSearch<Indexed>;

/** An entry that matches a query. `terms` are its matching terms, which the results highlight. */
export type Hit = Omit<SearchEntry, 'keywords'> & { id: string; terms: readonly string[] };

/** `isExact`: all terms of the query matched as typed. */
export type Found = { hits: readonly Hit[]; isExact: boolean };

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

/** Every term matches as a prefix, but a single letter only as the last term. */
const isPrefix = (terms: readonly string[]) => (term: string) => term.length > 1 || term === terms.at(-1);

/** The number of wrong letters that still match. */
const allowedErrors = (term: string) => (term.length < 4 ? false : term.length < 7 ? 1 : 2);

const isKnown = (index: SearchIndex, term: string) => index.search(term, { ...asTyped, prefix: true }).length > 0;

/**
 * Allows typing errors in terms that the index does not contain. Two swapped letters are one typing error, but two wrong
 * letters to the index, so the query contains all swapped variants.
 */
const withTypingErrors = (index: SearchIndex, terms: readonly string[], combineWith: 'AND' | 'OR'): Query => ({
  combineWith,
  queries: terms.map((term) =>
    isKnown(index, term)
      ? { queries: [term] }
      : { fuzzy: allowedErrors, combineWith: 'OR', queries: [term, ...swapsOf(term)] },
  ),
});

const isOneLetter = (terms: readonly string[]): boolean => terms.length === 1 && terms[0]?.length === 1;

/** With fewer hits for all terms, entries that match only some of them are added. */
const enoughHits = 5;

const toHit = ({ id, match, kind, title, text, href, weight, audience, action }: SearchResult): Hit => ({
  id: String(id),
  kind,
  title,
  text,
  href,
  weight,
  audience,
  action,
  terms: Object.keys(match),
});

const distinct = (results: readonly SearchResult[]) => [
  ...new Map(results.map((result) => [result.id, result])).values(),
];

/**
 * Builds an index in chunks, so that it does not block the page.
 * @param chunkSize number of entries that are indexed at a time
 */
export const createIndex = async (entries: readonly SearchEntry[], chunkSize = 40): Promise<SearchIndex> => {
  const index = new MiniSearch<Indexed>(indexOptions);
  await index.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize },
  );
  return index;
};

/**
 * @param isVisible whether the visitor can find an entry
 * @param limit maximum number of hits
 * @returns the best hits first; none for a query without terms
 */
export const findIn = (
  index: SearchIndex,
  query: string,
  isVisible: (entry: Pick<SearchEntry, 'audience'>) => boolean,
  limit: number,
): Found => {
  const terms = queryTermsOf(query);
  if (terms.length === 0) return { hits: [], isExact: false };
  const options: SearchOptions = {
    ...asTyped,
    // One letter is the prefix of too many words to search all fields while the visitor is still typing.
    ...(isOneLetter(terms) && { fields: ['title'] }),
    prefix: isPrefix(terms),
    filter: ({ audience }) => isVisible({ audience }),
  };
  const exact = index.search({ queries: [...terms] }, options);
  const isExact = exact.length > 0;
  const all = isExact ? exact : index.search(withTypingErrors(index, terms, 'AND'), options);
  const some =
    terms.length > 1 && all.length < enoughHits ? index.search(withTypingErrors(index, terms, 'OR'), options) : [];
  return {
    hits: distinct([...all, ...some])
      .slice(0, limit)
      .map(toHit),
    isExact,
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
      filter: ({ audience }) => isVisible({ audience }),
    })
    .slice(0, limit)
    .map(toHit);
