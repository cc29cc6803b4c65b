/**
 * The index and how it is asked. All ranking is MiniSearch's own: fields, weights, beginnings of words, wrong letters. It
 * is asked up to three times: for words as they are typed, then with letters forgiven, then for some of the words.
 */
import MiniSearch, { type Options, type Query, type SearchOptions, type SearchResult } from 'minisearch';
import type { SearchEntry } from './entry';
import { processTerm, queryTermsOf, swapsOf, tokenize } from './terms';

type Indexed = SearchEntry & { id: number };
export type SearchIndex = MiniSearch<Indexed>;

/** An entry that was found, and the words in it that were meant, by which it can be marked. */
export type Hit = Omit<SearchEntry, 'words'> & { id: string; terms: readonly string[] };

/** `isExact`: the words were found as they were typed. */
export type Found = { hits: readonly Hit[]; isExact: boolean };

const indexOptions: Options<Indexed> = {
  fields: ['title', 'words', 'text'],
  storeFields: ['kind', 'title', 'text', 'href', 'weight', 'audience', 'action'],
  tokenize,
  processTerm,
};

const asTyped: SearchOptions = {
  combineWith: 'AND',
  // Titles before texts, words before beginnings of words, both before wrong letters.
  boost: { title: 5, words: 2.5, text: 1 },
  weights: { prefix: 0.4, fuzzy: 0.2 },
  boostDocument: (_id, _term, stored) => Number(stored?.weight ?? 1),
};

/** Beginnings of words are found; of one letter only where it is the last one typed. */
const prefixOf = (terms: readonly string[]) => (term: string) => term.length > 1 || term === terms.at(-1);

/** Wrong letters that are forgiven: one in a short word, two in a long one. */
const forgiven = (term: string) => (term.length < 4 ? false : term.length < 7 ? 1 : 2);

const isKnown = (index: SearchIndex, term: string) => index.search(term, { ...asTyped, prefix: true }).length > 0;

/**
 * A query that forgives wrong letters in words which the index does not know. It takes two letters in the wrong order for
 * one slip, which to the index are two wrong letters.
 */
const forgiving = (index: SearchIndex, terms: readonly string[], combineWith: 'AND' | 'OR'): Query => ({
  combineWith,
  queries: terms.map((term) =>
    isKnown(index, term)
      ? { queries: [term] }
      : { fuzzy: forgiven, combineWith: 'OR', queries: [term, ...swapsOf(term)] },
  ),
});

/** Whether all that is asked for is words that begin with a letter. */
const isOneLetter = (terms: readonly string[]): boolean => terms.length === 1 && terms[0]?.length === 1;

/** With fewer results than this, those that hold only some of the words follow. */
const few = 5;

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
 * Fills an index piece by piece, so that the page answers meanwhile.
 * @param chunk entries at a time
 */
export const createIndex = async (entries: readonly SearchEntry[], chunk = 40): Promise<SearchIndex> => {
  const index = new MiniSearch<Indexed>(indexOptions);
  await index.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize: chunk },
  );
  return index;
};

/**
 * @param fits which of the entries the visitor may be shown
 * @param limit hits at most
 * @returns the best first; none for a query without a word that tells anything
 */
export const findIn = (
  index: SearchIndex,
  query: string,
  fits: (entry: Pick<SearchEntry, 'audience'>) => boolean,
  limit: number,
): Found => {
  const terms = queryTermsOf(query);
  if (terms.length === 0) return { hits: [], isExact: false };
  const options: SearchOptions = {
    ...asTyped,
    // One letter is the beginning of too much to look for it everywhere while somebody types on.
    ...(isOneLetter(terms) && { fields: ['title'] }),
    prefix: prefixOf(terms),
    filter: ({ audience }) => fits({ audience }),
  };
  const exact = index.search({ queries: [...terms] }, options);
  const isExact = exact.length > 0;
  const all = isExact ? exact : index.search(forgiving(index, terms, 'AND'), options);
  const some = terms.length > 1 && all.length < few ? index.search(forgiving(index, terms, 'OR'), options) : [];
  return {
    hits: distinct([...all, ...some])
      .slice(0, limit)
      .map(toHit),
    isExact,
  };
};

/** What is nearest to a query that nothing was found for: half of a word's letters may be wrong. */
export const nearestIn = (
  index: SearchIndex,
  query: string,
  fits: Parameters<typeof findIn>[2],
  limit: number,
): readonly Hit[] =>
  index
    .search(query, {
      ...asTyped,
      prefix: true,
      combineWith: 'OR',
      fuzzy: 0.5,
      maxFuzzy: 4,
      filter: ({ audience }) => fits({ audience }),
    })
    .slice(0, limit)
    .map(toHit);
