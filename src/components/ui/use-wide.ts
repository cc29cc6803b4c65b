import { useSyncExternalStore } from 'react';

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

/**
 * Whether the page is at least as wide as a breakpoint, kept up to date; false in rendered HTML and in the first client
 * render.
 * @param rem the breakpoint; `lg` by default
 */
export const useWide = (rem?: number): boolean =>
  useSyncExternalStore(
    onPageResize,
    () => isWide(rem),
    () => false,
  );
