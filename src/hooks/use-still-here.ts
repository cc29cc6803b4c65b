import { use, useCallback, useEffect, useRef } from 'react';
import {
  type NavigateOptions,
  UNSAFE_DataRouterContext as RouterContext,
  type To,
  useNavigate,
} from 'react-router-dom';

/** For an action that navigates when it is done. @returns a stable function: whether the visitor is still on this page; false once unmounted */
export const useStillHere = (): ((path?: string) => boolean) => {
  const router = use(RouterContext)?.router;
  const mountedAt = useRef('');
  useEffect(() => {
    mountedAt.current = window.location.pathname;
    return () => {
      mountedAt.current = '';
    };
  }, []);
  // The address changes some frames before the new page is rendered, so the address decides.
  return useCallback(
    (path = mountedAt.current) => path === window.location.pathname && router?.state.navigation.state === 'idle',
    [router],
  );
};

/**
 * For an action that replaces the customer's data, so that the page may lead on by itself: in its place in the history.
 * @returns a function: whether the visitor has gone nowhere else from the page at this path, once no page is on its way
 */
export const useStayed = (): ((path: string) => Promise<boolean>) => {
  const router = use(RouterContext)?.router;
  return async (path) => {
    while (router?.state.navigation.location) await new Promise(requestAnimationFrame);
    return path === window.location.pathname || router?.state.historyAction === 'REPLACE';
  };
};

/**
 * For an action that leads to another page when it is done. While the visitor is leaving this page, it waits: if that
 * navigation ends on this page after all, it goes on then, because the action stays locked.
 * @returns a function that goes there, and returns whether the visitor was still here
 */
export const useGoOn = (): ((to: To, options?: NavigateOptions) => boolean) => {
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const router = use(RouterContext)?.router;
  return (to, options) => {
    const go = () => {
      const isHere = isStillHere();
      if (isHere) navigate(to, options);
      return isHere;
    };
    if (go()) return true;
    const unsubscribe = router?.subscribe(({ navigation }) => {
      if (navigation.state !== 'idle') return;
      unsubscribe?.();
      queueMicrotask(go);
    });
    return false;
  };
};
