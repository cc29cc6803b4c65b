import { useSyncExternalStore } from 'react';

const list = () => window.matchMedia('(prefers-reduced-motion: reduce)');

/** Whether the visitor wants less motion. For event handlers and effects, not for rendering. */
export const isMotionReduced = (): boolean => list().matches;

const subscribe = (listener: () => void) => {
  const watched = list();
  watched.addEventListener('change', listener);
  return () => watched.removeEventListener('change', listener);
};

/** Whether the visitor wants less motion, kept up to date; false in rendered HTML and in the first client render. */
export const useReducedMotion = (): boolean => useSyncExternalStore(subscribe, isMotionReduced, () => false);
