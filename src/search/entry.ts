import type { Audience, SearchAction } from '../content/search/page-entries';
import type { kindHeadings } from '../content/search/search-page';

export type Searcher = { isSignedIn: boolean; isAdmin: boolean };

export const isVisibleTo =
  ({ isSignedIn, isAdmin }: Searcher) =>
  ({ audience = 'all' }: Pick<SearchEntry, 'audience'>): boolean =>
    ({ all: true, 'signed-out': !isSignedIn, 'signed-in': isSignedIn, admin: isSignedIn && isAdmin })[audience];

export type SearchKind = keyof typeof kindHeadings;

export type SearchEntry = {
  kind: SearchKind;
  title: string;
  /** Whole sentences. The search matches them, and shows the best one below the title. */
  text: string;
  href: string;
  /** How often people look for it; 1 is normal. */
  weight: number;
  /** Other names for it. The search matches them and never shows them. */
  keywords?: string;
  audience?: Audience;
  action?: SearchAction;
};

/** Joins texts as sentences: 'One thing. Another thing.' */
export const sentences = (...parts: readonly (string | readonly string[] | undefined)[]): string =>
  parts
    .flat()
    .filter((part) => part !== undefined && part !== '')
    .map((part) => (/[.?!…]$/.test(String(part)) ? part : `${part}.`))
    .join(' ');

export const firstSentences = (text: string, count: number): string =>
  text
    .split(/(?<=[.?!]) /)
    .slice(0, count)
    .join(' ');

/** A sentence up to the end of a clause, between 25 and 75 characters, and '…'. The whole sentence if no clause ends there. */
export const firstClause = (sentence: string): string => {
  const clause = /^.{25,75}?(?=[,:;.]| so | that | which | with | from | and )/.exec(sentence)?.[0];
  if (clause === undefined) return sentence;
  return sentence.charAt(clause.length) === '.' ? `${clause}.` : `${clause} …`;
};
