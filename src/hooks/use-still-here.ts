import { useCallback, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router-dom';

/**
 * For an action that navigates when it is done: the visitor may have navigated away while it ran.
 * @returns a stable function that returns false once the user has navigated away, or a navigation to another page is pending.
 *   It compares with the page on which the component was mounted, and an unmounted one is away. An action of a component that
 *   stays from page to page, or closes while the action runs, passes the path at which it began.
 */
export const useStillHere = (): ((path?: string) => boolean) => {
  const { state } = useNavigation();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = state !== 'idle';
  }, [state]);
  const mountedAt = useRef('');
  useEffect(() => {
    mountedAt.current = window.location.pathname;
    return () => {
      mountedAt.current = '';
    };
  }, []);
  // The address changes some frames before the new page is rendered, so the address decides.
  return useCallback((path = mountedAt.current) => path === window.location.pathname && !isLeaving.current, []);
};
