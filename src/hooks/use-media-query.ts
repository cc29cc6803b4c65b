import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches, kept up to date; false in rendered HTML and in the first client render. */
export const useMediaQuery = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
};

const query = '(prefers-reduced-motion: reduce)';

/** Whether the visitor wants less motion. For event handlers and effects, not for rendering. */
export const isMotionReduced = (): boolean => window.matchMedia(query).matches;

export const useReducedMotion = (): boolean => useMediaQuery(query);
