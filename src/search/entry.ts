import type { Audience, SearchAction } from '../content/search/page-entries';
import type { kindNames } from '../content/search/search-page';

export type SearchKind = keyof typeof kindNames;

/** What the search can find. */
export type SearchEntry = {
  kind: SearchKind;
  title: string;
  /** What is shown of it and searched in, in whole sentences. */
  text: string;
  /** Path of the site, with query or anchor. */
  href: string;
  /** How often it is what people want; 1 is ordinary. */
  weight: number;
  /** Searched in, never shown: what else people call it. */
  words?: string;
  /** Everybody where it is left out. */
  audience?: Audience;
  /** What it does, where it does not lead to `href`. */
  action?: SearchAction;
};

/** A list as sentences: 'One thing. Another thing.' */
export const sentences = (...parts: readonly (string | readonly string[] | undefined)[]): string =>
  parts
    .flat()
    .filter((part) => part !== undefined && part !== '')
    .map((part) => (/[.?!…]$/.test(String(part)) ? part : `${part}.`))
    .join(' ');

/** The beginning of a text: so many of its sentences. */
export const firstSentences = (text: string, count: number): string =>
  text
    .split(/(?<=[.?!]) /)
    .slice(0, count)
    .join(' ');

/** The beginning of a sentence as far as its first clause, where that is not too short to say anything; '…' is what is left out. */
export const firstClause = (sentence: string): string => {
  const clause = /^.{25,75}?(?=[,:;.]| so | that | which | with | from | and )/.exec(sentence)?.[0];
  if (clause === undefined) return sentence;
  return sentence.charAt(clause.length) === '.' ? `${clause}.` : `${clause} …`;
};
