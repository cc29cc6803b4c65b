import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { subscribeToNothing } from './use-hydrated';

const noQuery = new URLSearchParams();
const hasNone = () => typeof window !== 'undefined' && window.location.search === '';

/** The query of the address; empty in prerendered HTML and during hydration. Without one, the second render is saved. */
export const useAddressQuery = (): URLSearchParams => {
  const [query] = useSearchParams();
  const isKnown = useSyncExternalStore(subscribeToNothing, () => true, hasNone);
  return isKnown ? query : noQuery;
};
