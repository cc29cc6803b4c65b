import { foldText } from '../lib/fold-text';

/** The sentence with most of the terms, else the first. @param terms normalized, as the index stores them */
export const excerpt = (text: string, terms: readonly string[]): string => {
  const sentences = text.match(/[^.?!]+(?:[.?!](?=\S)[^.?!]*)*[.?!]*\s*/g) ?? [text];
  const counts = sentences.map((sentence) => {
    const contained = new Set(termsOf(sentence));
    return terms.filter((term) => contained.has(term)).length;
  });
  return (sentences[counts.indexOf(Math.max(...counts))] ?? text).trim();
};

const setOf = (words: string) => new Set(words.split(' '));

const stopWords = setOf(
  'a an and any are as at be by can could did do does dont for from had has have he her him his how i if im in into is it its ive just me my of on or our please she so some than that the their them then there these they this those to too us was we were what whats which whom whose why will with would you your',
);

const fillerWords = setOf(
  'who when where get want need take make made show tell find give offer provide work help good best based previous',
);

/** A rough singular: good enough to give both forms of a word the same term. */
const singular = (word: string): string => {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word)) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
};

/** Splits a text into words. '$5,000' becomes the one word '5000', and "day's" becomes 'days'. */
export const tokenize = (text: string): string[] =>
  text
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** The term for a word: lower case, without accents and plural. Null for a stop word. */
export const processTerm = (word: string): string | null => {
  const folded = foldText(word);
  return stopWords.has(folded) ? null : singular(folded);
};

export const termsOf = (text: string): string[] => tokenize(text).flatMap((word) => processTerm(word) ?? []);

export const queryTermsOf = (query: string): string[] => {
  const terms = termsOf(query);
  const specific = terms.filter((term) => !fillerWords.has(term));
  return specific.length > 0 ? specific : terms;
};
