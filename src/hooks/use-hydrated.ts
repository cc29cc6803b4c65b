import { useSyncExternalStore } from 'react';

/** The `subscribe` argument of `useSyncExternalStore` for a value that changes only with hydration. */
export const subscribeToNothing = () => () => {};

/**
 * Whether the component is hydrated, and may show what only the browser knows (query, storage, clock). False in
 * prerendered HTML and in the first client render, which must agree with it.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
