import { useCallback, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router-dom';

/** @returns whether a navigation to another page is pending */
const useIsLeaving = () => {
  const { state } = useNavigation();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = state !== 'idle';
  }, [state]);
  return isLeaving;
};

/**
 * For an action that navigates when it is done: the visitor may have navigated away while it ran.
 * @returns a stable function that returns false once the user has navigated away, or a navigation to another page is pending
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
  // The address changes some frames before the new page is rendered, so the address decides.
  return useCallback(() => place.current === window.location.pathname && !isLeaving.current, [isLeaving]);
};

/**
 * The same for a component that stays from page to page.
 * @returns a stable function that is called when the action begins. It returns the function that says whether the visitor is
 *   still there.
 */
export const useWatchPlace = (): (() => () => boolean) => {
  const isLeaving = useIsLeaving();
  return useCallback(() => {
    const { pathname } = window.location;
    return () => window.location.pathname === pathname && !isLeaving.current;
  }, [isLeaving]);
};
