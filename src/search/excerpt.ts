import { termsOf } from './terms';

/**
 * The sentence of a text that contains most of the terms; the first sentence if none contains any.
 * @param terms normalized, as the index stores them
 */
export const excerpt = (text: string, terms: readonly string[]): string => {
  const sentences = text.match(/[^.?!]+(?:[.?!](?=\S)[^.?!]*)*[.?!]*\s*/g) ?? [text];
  const counts = sentences.map((sentence) => {
    const contained = new Set(termsOf(sentence));
    return terms.filter((term) => contained.has(term)).length;
  });
  return (sentences[counts.indexOf(Math.max(...counts))] ?? text).trim();
};
