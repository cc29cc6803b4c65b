import type { FocusEvent } from 'react';

/** Reports how much of an element is in view, at once and at each threshold (0 to 1). @returns the function that stops */
export const watchInView = (
  element: Element,
  threshold: number | number[],
  listener: (entry: IntersectionObserverEntry) => void,
  rootMargin = '0px',
): (() => void) => {
  const observer = new IntersectionObserver((entries) => entries.slice(-1).forEach(listener), {
    threshold,
    rootMargin,
  });
  observer.observe(element);
  return () => observer.disconnect();
};

/** For a container that scrolls sideways: browsers leave a partly visible element. Under a mouse press nothing moves. */
export const scrollFocusedIntoView = ({ target }: FocusEvent): void => {
  if (!target.matches(':active')) target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
};
