import { useSyncExternalStore } from 'react';

/** The page's width in `rem`. A `rem` is the size of the root's text, so enlarged text makes the page narrower. */
const measure = () => {
  const root = document.documentElement;
  return root.clientWidth / Number.parseFloat(getComputedStyle(root).fontSize);
};

/** Calls the listener at once, and when the page's width or text size may have changed. @returns the function that unsubscribes */
export const onPageResize = (listener: () => void): (() => void) => {
  const observer = new ResizeObserver(listener);
  observer.observe(document.documentElement);
  return () => observer.disconnect();
};

let width: number | null = null;

/** Keeps the width that the browser has laid out last: to measure it at another time makes the browser lay out the page at once. */
export const watchPageWidth = () =>
  onPageResize(() => {
    width = measure();
  });

/** @param rem the breakpoint; `lg` by default */
export const isWide = (rem = 64): boolean => (width ?? measure()) >= rem;

/** The same, kept up to date; false in rendered HTML and in the first client render. */
export const useWide = (rem?: number): boolean =>
  useSyncExternalStore(
    onPageResize,
    () => isWide(rem),
    () => false,
  );
