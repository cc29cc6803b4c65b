import type { ReactElement } from 'react';
import { processTerm } from '../../search/terms';

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*/gu;

export const Marked = ({ text, terms }: { text: string; terms: readonly string[] }) => {
  const parts: ReactElement[] = [];
  let end = 0;
  const addPlain = (to: number) => {
    if (to > end) parts.push(<span key={end}>{text.slice(end, to)}</span>);
  };
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const term = processTerm(word.replace(/['’]/g, ''));
    if (term === null || !terms.includes(term)) continue;
    addPlain(index);
    parts.push(<mark key={index}>{word}</mark>);
    end = index + word.length;
  }
  addPlain(text.length);
  return parts;
};
