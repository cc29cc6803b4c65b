import { termsOf } from './terms';

/**
 * The sentence of a text in which most of the words were found; the first one where none was.
 * @param terms words as the index holds them
 */
export const excerpt = (text: string, terms: readonly string[]): string => {
  const sentences = text.match(/[^.?!]+(?:[.?!](?=\S)[^.?!]*)*[.?!]*\s*/g) ?? [text];
  const counts = sentences.map((sentence) => {
    const said = new Set(termsOf(sentence));
    return terms.filter((term) => said.has(term)).length;
  });
  return (sentences[counts.indexOf(Math.max(...counts))] ?? text).trim();
};
