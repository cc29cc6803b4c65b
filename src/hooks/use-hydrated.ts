import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The `subscribe` argument of `useSyncExternalStore` for a value that changes only with hydration. */
export const subscribeToNothing = () => () => {};

/** Whether the page is hydrated and may show what only the browser knows. False in prerendered HTML and in the first render, which must be equal. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

const noQuery = new URLSearchParams();
const hasNone = () => typeof window !== 'undefined' && window.location.search === '';

/** The query of the address; empty in prerendered HTML and during hydration. Without one, the second render is saved. */
export const useAddressQuery = (): URLSearchParams => {
  const [query] = useSearchParams();
  const isKnown = useSyncExternalStore(subscribeToNothing, () => true, hasNone);
  return isKnown ? query : noQuery;
};
