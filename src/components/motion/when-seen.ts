import { watchInView } from '../../lib/watch-in-view';

/** The part of an element that must be in view before it counts as seen. */
const threshold = 0.1;

/**
 * Calls `onSeen` once, when a tenth of the element is in view (or, of one taller than the window, a tenth of the window).
 * @returns the function that ends the watch
 */
export const whenSeen = (element: Element, onSeen: () => void): (() => void) => {
  const share = Math.min(1, window.innerHeight / Math.max(1, element.getBoundingClientRect().height));
  const stop = watchInView(element, threshold * share, ({ isIntersecting }) => {
    if (!isIntersecting) return;
    stop();
    onSeen();
  });
  return stop;
};

/** Whether any of the element is in view, or was already scrolled past. */
export const isInViewOrAbove = (element: Element): boolean => element.getBoundingClientRect().top < window.innerHeight;

/** Whether the element is on the page's first screen, or was already scrolled past: what happens there now comes too late. */
export const isTooLate = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom < 0 || top + window.scrollY < window.innerHeight;
};
