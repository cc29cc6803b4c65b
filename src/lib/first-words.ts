import type { FirstWords } from '../content/types';
import { asset } from './asset';

let words: FirstWords | undefined;

/** What pages that are built alike say first, if it is there yet: a page's own text has it, too. */
export const firstWords = (): FirstWords | undefined => words;

/** Loads it, so that such a page can open before its own text is there. Nothing is lost without. */
export const loadFirstWords = async (): Promise<void> => {
  try {
    const response = await fetch(asset('/first-words.json'), { priority: 'low' });
    words = await response.json();
  } catch {
    // Offline, or a host without the file.
  }
};
