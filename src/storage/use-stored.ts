import { useSyncExternalStore } from 'react';
import type { StorageKey } from './key';
import { store } from './store';

/**
 * A key's value, kept up to date with changes in this tab and all others. In prerendered HTML and during hydration it is
 * the key's default.
 */
export const useStored = <T>(key: StorageKey<T>): T =>
  useSyncExternalStore(
    store.subscribe,
    () => store.read(key),
    () => key.initial,
  );
