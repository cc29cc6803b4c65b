import { use } from 'react';
import {
  type NavigateOptions,
  UNSAFE_DataRouterContext as RouterContext,
  type To,
  useNavigate,
} from 'react-router-dom';
import { useStillHere } from './use-still-here';

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
