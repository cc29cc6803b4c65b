import { processTerm } from '../../search/terms';

const words = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*/gu;

/** A text with the words that were meant as elements: they are compared as the index compares them. */
export const Marked = ({ text, terms }: { text: string; terms: readonly string[] }) => {
  const parts: (string | { word: string; at: number })[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(words)) {
    const term = processTerm(word.replace(/['’]/g, ''));
    if (term === null || !terms.includes(term)) continue;
    parts.push(text.slice(end, index), { word, at: index });
    end = index + word.length;
  }
  parts.push(text.slice(end));
  return parts.map((part) => (typeof part === 'string' ? part : <mark key={part.at}>{part.word}</mark>));
};
