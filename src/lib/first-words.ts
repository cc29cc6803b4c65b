import type { FirstWords } from '../content/types';
import { asset } from './asset';

let words: FirstWords | undefined;

/** What pages that are built alike say first, if it is there yet: a page's own text has it, too. */
export const firstWords = (): FirstWords | undefined => words;

const lists: readonly (keyof FirstWords)[] = ['categories', 'caseStudies', 'capabilities', 'industries'];

/** Whoever stands between us and the host may answer in our place. */
const isOurs = (answer: unknown): answer is FirstWords =>
  typeof answer === 'object' && answer !== null && lists.every((list) => list in answer);

/** Loads it, so that such a page can open before its own text is there. Nothing is lost without. */
export const loadFirstWords = async (): Promise<void> => {
  try {
    const response = await fetch(asset('/first-words.json'), { priority: 'low' });
    const answer: unknown = await response.json();
    if (isOurs(answer)) words = answer;
  } catch {
    // Offline, or a host without the file.
  }
};
