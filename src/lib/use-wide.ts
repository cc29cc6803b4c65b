import { useSyncExternalStore } from 'react';

/** The media query of Tailwind's `lg` breakpoint. */
export const wideQuery = (): MediaQueryList => window.matchMedia('(min-width: 64rem)');

const subscribe = (listener: () => void) => {
  const list = wideQuery();
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether the window is at least as wide as `lg`; false in prerendered HTML and during hydration. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => wideQuery().matches,
    () => false,
  );
