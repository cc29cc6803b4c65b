import address from 'virtual:search-index';
import { createIndex, type SearchIndex } from './engine';
import { type PackedEntries, unpack } from './packed';

let loading: Promise<SearchIndex> | undefined;

const load = async () => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return createIndex(unpack((await response.json()) as PackedEntries));
};

/** Loads the index of the site once. After a failed load, the promise rejects and the next call tries again. */
export const loadSiteIndex = (): Promise<SearchIndex> => {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
