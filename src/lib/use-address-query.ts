import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { never } from './use-hydrated';

const noQuery = new URLSearchParams();
const hasNone = () => typeof window !== 'undefined' && window.location.search === '';

/**
 * The address's query. One HTML file answers them all and knows none, so that the first client render, which must agree
 * with it, gets an empty one; where there is none anyway, that render stays the only one.
 */
export const useAddressQuery = (): URLSearchParams => {
  const [query] = useSearchParams();
  const isKnown = useSyncExternalStore(never, () => true, hasNone);
  return isKnown ? query : noQuery;
};
