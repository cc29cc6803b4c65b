import { useSyncExternalStore } from 'react';

/** The style sheet makes room for `.desk-panel` at the same width. */
const wideQuery = () => window.matchMedia('(min-width: 80rem)');

const subscribe = (listener: () => void) => {
  const list = wideQuery();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether the window is wide enough for the desk beside the page. */
export const useHasRoom = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wideQuery().matches,
    () => false,
  );
