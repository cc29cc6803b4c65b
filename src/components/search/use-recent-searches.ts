import { recentSearches, withSearch } from '../../storage/recent-searches';
import { fits, store } from '../../storage/store';
import { useStored } from '../../storage/use-stored';

/** Ignores a failed write, because the storage notice of every page reports it. */
const save = (searches: readonly string[]): void => {
  fits(() => store.write(recentSearches, searches));
};

export const rememberSearch = (query: string): void => save(withSearch(store.read(recentSearches), query));

export const useRecentSearches = () => {
  const searches = useStored(recentSearches);
  return [searches, () => save([])] as const;
};
