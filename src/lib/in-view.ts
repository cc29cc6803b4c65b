import type { FocusEvent } from 'react';

/**
 * Reports how much of an element is in view: immediately, and whenever that crosses one of the thresholds.
 * @param threshold parts of the element, 0 to 1
 * @returns the function that stops observing
 */
export const watchInView = (
  element: Element,
  threshold: number | number[],
  listener: (entry: IntersectionObserverEntry) => void,
): (() => void) => {
  const observer = new IntersectionObserver((entries) => entries.slice(-1).forEach(listener), { threshold });
  observer.observe(element);
  return () => observer.disconnect();
};

/**
 * Focus handler for a container that scrolls sideways: scrolls an element that got keyboard focus fully into view, which
 * browsers do not do if part of it is visible. A mouse press scrolls nothing, because the content must not move under it.
 */
export const scrollFocusedIntoView = ({ target }: FocusEvent): void => {
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
};
