import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same for as long as the component is mounted, and calls the one of the last render. */
export const useStableFunction = <Args extends unknown[]>(call: (...args: Args) => void): ((...args: Args) => void) => {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
