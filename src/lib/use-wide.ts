import { useSyncExternalStore } from 'react';

/** The style sheet's `lg`. */
const query = () => window.matchMedia('(min-width: 64rem)');

const subscribe = (listener: () => void) => {
  const list = query();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether the window is as wide as `lg`, kept up to date; false in rendered HTML and in the first client render. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
