import { useSyncExternalStore } from 'react';

/** A `rem` is the size of the root's text, so enlarged text makes the page narrower. @param rem the breakpoint; `lg` by default */
export const isWide = (rem = 64): boolean => {
  const root = document.documentElement;
  return root.clientWidth >= rem * Number.parseFloat(getComputedStyle(root).fontSize);
};

/** Calls the listener at once, and when the page's width or text size may have changed. @returns the function that unsubscribes */
export const onPageResize = (listener: () => void): (() => void) => {
  const observer = new ResizeObserver(listener);
  observer.observe(document.documentElement);
  return () => observer.disconnect();
};

/** The same, kept up to date; false in rendered HTML and in the first client render. */
export const useWide = (rem?: number): boolean =>
  useSyncExternalStore(
    onPageResize,
    () => isWide(rem),
    () => false,
  );
