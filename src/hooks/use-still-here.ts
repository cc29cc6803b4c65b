import { useCallback, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router-dom';

/** For an action that navigates when it is done. @returns a stable function: whether the visitor is still on this page; false once unmounted */
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
