import { recentSearches, withSearch } from '../../storage/recent-searches';
import { StorageWriteError, store } from '../../storage/store';
import { useStored } from '../../storage/use-stored';

/** Writes the list. A full storage costs nobody their search: it is told of by the notice that every page has. */
const write = (searches: readonly string[]) => {
  try {
    store.write(recentSearches, searches);
  } catch (error) {
    if (!(error instanceof StorageWriteError)) throw error;
  }
};

/** Remembers a query in this browser. */
export const rememberSearch = (query: string): void => write(withSearch(store.read(recentSearches), query));

/** What was searched for in this browser, and what forgets it. */
export const useRecentSearches = () => {
  const searches = useStored(recentSearches);
  return [searches, () => write([])] as const;
};
