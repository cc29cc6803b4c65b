/** This key is not in `visitor-keys.ts`, because every public page loads that file. It needs no schema library. */
import { type Codec, parseJson } from './codecs/codec';
import { key } from './key';

const maxSearches = 5;
const maxLength = 100;

/** A JSON list of a few short texts; other entries are left out. */
const shortTexts: Codec<readonly string[]> = {
  decode: (raw) => {
    const list = parseJson(raw);
    if (!Array.isArray(list)) return { value: [], damaged: true };
    const value = list.filter((item) => typeof item === 'string' && item.length <= maxLength).slice(0, maxSearches);
    return { value, damaged: value.length < list.length };
  },
  encode: JSON.stringify,
};

/** The last queries in this browser, newest first. */
export const recentSearches = key('recentSearches', 'local', shortTexts, [] as readonly string[]);

/** The list with a query added as its newest, without duplicates and within its limits. */
export const withSearch = (searches: readonly string[], query: string): readonly string[] => {
  const text = query.trim().slice(0, maxLength);
  return text === '' ? searches : [text, ...searches.filter((search) => search !== text)].slice(0, maxSearches);
};
