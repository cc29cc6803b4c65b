import { useCallback, useSyncExternalStore } from 'react';

/** The media queries that scripts use; the widths are those of the style sheet. */
const queries = {
  /** As wide as `md`. */
  medium: '(min-width: 48rem)',
  /** As wide as `lg`: from here on the header shows its menus, and a summary is beside its form. */
  wide: '(min-width: 64rem)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;

type MediaQuery = keyof typeof queries;

const listOf = (name: MediaQuery) => window.matchMedia(queries[name]);

/** Whether a media query holds now. For event handlers and effects, not for rendering. */
export const matchesMedia = (name: MediaQuery): boolean => listOf(name).matches;

/**
 * Calls `listener` whenever a media query begins or ceases to hold.
 * @returns the function that unsubscribes
 */
const watchMedia = (name: MediaQuery, listener: () => void): (() => void) => {
  const list = listOf(name);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether a media query holds, kept up to date; false in rendered HTML and in the first client render. */
export const useMediaQuery = (name: MediaQuery): boolean => {
  const subscribe = useCallback((listener: () => void) => watchMedia(name, listener), [name]);
  return useSyncExternalStore(
    subscribe,
    () => matchesMedia(name),
    () => false,
  );
};
