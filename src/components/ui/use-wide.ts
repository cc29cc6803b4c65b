import { useSyncExternalStore } from 'react';

/** The page's width in `rem`. A `rem` is the size of the root's text, so enlarged text makes the page narrower. */
const measure = () => {
  const root = document.documentElement;
  return root.clientWidth / Number.parseFloat(getComputedStyle(root).fontSize);
};

/** @param rem the breakpoint; `lg` by default */
export const isWide = (rem = 64): boolean => measure() >= rem;

/** The width at the last call of an observer. To measure it while React renders would make the browser lay out the page then. */
let width = 0;

/** Calls the listener before the next paint, and when the page's width or text size may have changed. @returns the function that unsubscribes */
export const onPageResize = (listener: () => void): (() => void) => {
  const observer = new ResizeObserver(() => {
    width = measure();
    listener();
  });
  observer.observe(document.documentElement);
  return () => observer.disconnect();
};

/** The same, kept up to date; false in rendered HTML and until the first paint. */
export const useWide = (rem = 64): boolean =>
  useSyncExternalStore(
    onPageResize,
    () => width >= rem,
    () => false,
  );
