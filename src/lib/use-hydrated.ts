import { useSyncExternalStore } from 'react';

/** A store that never changes: what `useSyncExternalStore` subscribes to where only hydration matters. */
export const never = () => () => {};

/**
 * False in the HTML rendered at build time and in the first client render that must agree with it, true afterwards.
 * @returns whether the component may show what only the browser knows (query, storage, clock)
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
