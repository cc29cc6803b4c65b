import { useSyncExternalStore } from 'react';
import type { StorageKey } from './key';
import { store } from './store';

/**
 * A key's value, kept up to date with this tab and all others. In the rendered HTML and the first client render it is
 * the key's default.
 */
export const useStored = <T>(key: StorageKey<T>): T =>
  useSyncExternalStore(
    store.subscribe,
    () => store.read(key),
    () => key.initial,
  );
