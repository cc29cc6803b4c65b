import { useSyncExternalStore } from 'react';

/** Wide enough for the desk beside the page; the style sheet's `.desk-panel` makes room for it at the same width. */
const besideQuery = () => window.matchMedia('(min-width: 80rem)');

const subscribe = (listener: () => void) => {
  const list = besideQuery();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether there is room for the desk beside the page; elsewhere it is a dialog. */
export const useBeside = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => besideQuery().matches,
    () => false,
  );
