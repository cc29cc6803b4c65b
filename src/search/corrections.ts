import type { Query, SearchOptions, SearchResult } from 'minisearch';
import type { SearchEntry } from './entry';
import { processTerm, tokenize } from './terms';

export type Near = {
  missing: readonly string[];
  query: string;
};

/** Terms that no entry has, each with the nearest one that one has, or null if none is near. */
export type Corrections = ReadonlyMap<string, string | null>;

/** All variants of a term with two neighboring letters swapped: 'pirce' for 'price'. */
const swapsOf = (term: string): string[] =>
  Array.from({ length: Math.max(0, term.length - 1) }, (_, at) => {
    const letters = [...term];
    [letters[at], letters[at + 1]] = [letters[at + 1] ?? '', letters[at] ?? ''];
    return letters.join('');
  });

/** A search of one index, in what the visitor may see. */
export type Search = (query: Query, options: SearchOptions) => readonly SearchResult[];

const allowedErrors = (term: string) => (term.length < 4 ? 0 : term.length < 7 ? 1 : 2);

/** The word of the index that is nearest to a term which it does not have. Two swapped letters are one typing error. */
const nearestTo = (search: Search, term: string): string | null => {
  for (let errors = 1; errors <= allowedErrors(term); errors += 1) {
    const queries = [
      { queries: [term], fuzzy: errors },
      { queries: swapsOf(term), fuzzy: errors - 1 },
    ];
    const [best] = search({ combineWith: 'OR', queries }, { combineWith: 'OR' });
    if (best) return Object.keys(best.match)[0] ?? null;
  }
  return null;
};

export const correctionsOf = (search: Search, terms: readonly string[]): Corrections =>
  new Map(
    terms.filter((term) => search(term, { prefix: true }).length === 0).map((term) => [term, nearestTo(search, term)]),
  );

type Shown = Pick<SearchEntry, 'title' | 'text'>;

/** A term as a word: terms have no plural, but the hits may show one. */
const wordFor = (term: string, hits: readonly Shown[]): string =>
  hits
    .flatMap(({ title, text }) => tokenize(`${title} ${text}`))
    .find((word) => processTerm(word) === term)
    ?.toLowerCase() ?? term;

export const correctedQuery = (query: string, corrections: Corrections, hits: readonly Shown[]): Near => {
  const words = tokenize(query).map((typed) => ({ typed, term: processTerm(typed) ?? '' }));
  return {
    missing: words.filter(({ term }) => corrections.has(term)).map(({ typed }) => typed),
    query: words
      .flatMap(({ typed, term }) => {
        const correction = corrections.get(term);
        if (correction === undefined) return typed;
        return correction === null ? [] : wordFor(correction, hits);
      })
      .join(' '),
  };
};
