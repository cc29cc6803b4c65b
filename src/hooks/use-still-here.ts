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
 * For an action that leads to another page when it is done. It does not call back a visitor who is leaving. One who stays after
 * all, because another link to this page was pressed meanwhile, is led on then: the action stays locked.
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
