import { useCallback, useEffect, useRef } from 'react';
import { useIsLeaving } from '../layout/here';

/**
 * For what leads on to another page after a wait: whoever has gone elsewhere meanwhile stays there.
 * @returns a function, always the same one, that tells whether this page is still in view and none other on its way
 */
export const useStillHere = (): (() => boolean) => {
  const isLeaving = useIsLeaving();
  const place = useRef<string | null>(null);
  useEffect(() => {
    place.current = window.location.pathname;
    return () => {
      place.current = null;
    };
  }, []);
  // The address changes first: for some frames the old page is still drawn under the new one's.
  return useCallback(() => place.current === window.location.pathname && !isLeaving(), [isLeaving]);
};
