import { useCallback, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router-dom';

/**
 * For an action that navigates when it is done: the visitor may have navigated away while it ran.
 * @returns a stable function that returns false once the user has navigated away, or a navigation to another page is pending
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
  // The address changes some frames before the new page is rendered, so the address decides.
  return useCallback(() => place.current === window.location.pathname && !isLeaving.current, []);
};
