import type { Near } from '../../search/corrections';

type Counted = { count: number; near: Near | null; closestHits: readonly unknown[] };

const quoted = (text: string) => `“${text}”`;

/** '12 results for “logo”', 'Nothing found for “logo”', 'No page has “lgoo”. Results for “logo”', 'No match for bakery. Near:' */
export const countText = ({ count, near, closestHits }: Counted, query: string): string => {
  if (closestHits.length > 0) return `No match for ${query.trim()}. Near:`;
  if (count === 0) return `Nothing found for ${quoted(query.trim())}`;
  if (near) return `No page has ${near.missing.map(quoted).join(' or ')}. Results for ${quoted(near.query)}`;
  return `${count} ${count === 1 ? 'result' : 'results'} for ${quoted(query.trim())}`;
};

export const countId = 'search-count';
