import { useCallback, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router-dom';

/**
 * For what leads on to another page after a wait: a visitor who has navigated elsewhere meanwhile stays there.
 * @returns a function, always the same one, that tells whether this page is still in view and none other on its way
 */
export const useStillHere = (): (() => boolean) => {
  const { state } = useNavigation();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = state !== 'idle';
  }, [state]);
  const place = useRef<string | null>(null);
  useEffect(() => {
    place.current = window.location.pathname;
    return () => {
      place.current = null;
    };
  }, []);
  // The address changes first: for some frames the old page is still drawn under the new one's.
  return useCallback(() => place.current === window.location.pathname && !isLeaving.current, []);
};
