import type { Results } from './use-results';

const quoted = (text: string) => `“${text}”`;

/**
 * '12 results for “logo”', 'Nothing found for “logo”', or 'No page has “lgoo”. Results for “logo”' if no page has one of the
 * words.
 */
export const countText = ({ count, near }: Pick<Results, 'count' | 'near'>, query: string): string => {
  if (count === 0) return `Nothing found for ${quoted(query.trim())}`;
  if (near) return `No page has ${near.missing.map(quoted).join(' or ')}. Results for ${quoted(near.query)}`;
  return `${count} ${count === 1 ? 'result' : 'results'} for ${quoted(query.trim())}`;
};

/** Id of the line on `/search` that shows the number of results. */
export const countId = 'search-count';
