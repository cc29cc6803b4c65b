import type { Results } from './use-results';

/** '12 results for “logo”', or that there are none. The query is text and stays text. */
export const countText = ({ best, own, more }: Results, query: string): string => {
  const count = best.length + own.length + more.length;
  const what = `“${query.trim()}”`;
  if (count === 0) return `Nothing found for ${what}`;
  return `${count} ${count === 1 ? 'result' : 'results'} for ${what}`;
};

/** The id of the line on `/search` that says it. */
export const countId = 'search-count';
