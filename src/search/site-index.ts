import address from 'virtual:search-index';
import { createIndex, type SearchIndex } from './engine';
import { type PackedEntries, unpack } from './packed';

let loading: Promise<SearchIndex> | undefined;
let loaded: SearchIndex | null = null;

const load = async () => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  loaded = await createIndex(unpack((await response.json()) as PackedEntries));
  return loaded;
};

/** The index, if it is loaded: Back then finds the results on the page, which is as high as when it was left. */
export const loadedSiteIndex = (): SearchIndex | null => loaded;

/** Loads the index of the site once. After a failed load, the promise rejects and the next call tries again. */
export const loadSiteIndex = (): Promise<SearchIndex> => {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
};
