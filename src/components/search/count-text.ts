/** '12 results for “logo”', or 'Nothing found for “logo”'. */
export const countText = (count: number, query: string): string => {
  const quoted = `“${query.trim()}”`;
  if (count === 0) return `Nothing found for ${quoted}`;
  return `${count} ${count === 1 ? 'result' : 'results'} for ${quoted}`;
};

/** Id of the line on `/search` that shows the number of results. */
export const countId = 'search-count';
