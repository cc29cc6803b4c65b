import { useCallback, useSyncExternalStore } from 'react';
import type { StorageKey } from './key';
import { store } from './store';
import { demoSteering } from './visitor-keys';

/** Whether a key may have another value after these changes: the demo desk can replace the whole storage. */
const isAffected = (name: string, changed: ReadonlySet<string> | null) =>
  changed === null || changed.has(name) || changed.has(demoSteering.name);

/** In prerendered HTML and during hydration it is the key's default. */
export const useStored = <T>(key: StorageKey<T>): T =>
  useSyncExternalStore(
    useCallback(
      (onChange: () => void) => store.subscribe((changed) => isAffected(key.name, changed) && onChange()),
      [key.name],
    ),
    () => store.read(key),
    () => key.initial,
  );
