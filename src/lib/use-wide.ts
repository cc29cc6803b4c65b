import { useSyncExternalStore } from 'react';

/** The style sheet's `lg`. */
export const wideQuery = (): MediaQueryList => window.matchMedia('(min-width: 64rem)');

const subscribe = (listener: () => void) => {
  const list = wideQuery();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether the window is as wide as `lg`, kept up to date; false in rendered HTML and in the first client render. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wideQuery().matches,
    () => false,
  );
