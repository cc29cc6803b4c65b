import { recentSearches, withSearch } from '../../storage/recent-searches';
import { StorageWriteError, store } from '../../storage/store';
import { useStored } from '../../storage/use-stored';

/** A search also works with full storage. Every page has a notice that reports the failed write. */
const save = (searches: readonly string[]) => {
  try {
    store.write(recentSearches, searches);
  } catch (error) {
    if (!(error instanceof StorageWriteError)) throw error;
  }
};

export const rememberSearch = (query: string): void => save(withSearch(store.read(recentSearches), query));

/** @returns the recent searches, and the function that clears them */
export const useRecentSearches = () => {
  const searches = useStored(recentSearches);
  return [searches, () => save([])] as const;
};
