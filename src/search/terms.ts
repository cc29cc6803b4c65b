import { foldText } from '../lib/fold-text';

const setOf = (words: string) => new Set(words.split(' '));

/** Too common to tell anything. */
const stopWords = setOf(
  'a an and any are as at be by can could did do does dont for from had has have he her him his how i if im in into is it its ive just me my of on or our please she so some than that the their them then there these they this those to too us was we were what whats which whom whose why will with would you your',
);

/** What a question is made of, which tells nothing beside a word that does: 'do you offer …', 'I need a …'. */
const questionWords = setOf(
  'who when where get want need take make made show tell find give offer provide work help good best based previous',
);

/** The singular of a word, roughly: enough to make both forms one. */
const singular = (word: string): string => {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word)) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (/(ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
};

/** Cuts a text into words. '$5,000' is the one word '5000', and "day's" is 'days'. */
export const tokenize = (text: string): string[] =>
  text
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** A word as the index holds it: without case, accents and plural; null where it tells nothing. */
export const processTerm = (word: string): string | null => {
  const folded = foldText(word);
  return stopWords.has(folded) ? null : singular(folded);
};

/** The words of a text that the index holds. */
export const termsOf = (text: string): string[] => tokenize(text).flatMap((word) => processTerm(word) ?? []);

/** The words of a query that the search goes by. */
export const queryTermsOf = (query: string): string[] => {
  const terms = termsOf(query);
  const telling = terms.filter((term) => !questionWords.has(term));
  return telling.length > 0 ? telling : terms;
};

/** The word with each two letters that stand side by side in the other order: 'pirce' for 'price'. */
export const swapsOf = (term: string): string[] =>
  Array.from({ length: Math.max(0, term.length - 1) }, (_, at) => {
    const letters = [...term];
    [letters[at], letters[at + 1]] = [letters[at + 1] ?? '', letters[at] ?? ''];
    return letters.join('');
  });
