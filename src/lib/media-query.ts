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

/**
 * Whether the page is at least as wide as a breakpoint of the style sheet. As in its container queries, a `rem` is the size
 * of the root's text, so enlarged text makes the page narrower.
 * @param rem the breakpoint; `lg` by default
 */
export const isWide = (rem = 64): boolean => {
  const root = document.documentElement;
  return root.clientWidth >= rem * Number.parseFloat(getComputedStyle(root).fontSize);
};

/**
 * Calls the listener when the page's width or the size of its text may have changed, and once immediately.
 * @returns the function that unsubscribes
 */
export const onPageResize = (listener: () => void): (() => void) => {
  const observer = new ResizeObserver(listener);
  observer.observe(document.documentElement);
  return () => observer.disconnect();
};

/** Whether the page is as wide as `lg`, kept up to date; false in rendered HTML and in the first client render. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    onPageResize,
    () => isWide(),
    () => false,
  );
