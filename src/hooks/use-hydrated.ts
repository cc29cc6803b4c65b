import { useSyncExternalStore } from 'react';

/** The `subscribe` argument of `useSyncExternalStore` for a value that changes only with hydration. */
export const subscribeToNothing = () => () => {};

/** Whether it may show what only the browser knows. False in prerendered HTML and in the first render, which must agree with it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
