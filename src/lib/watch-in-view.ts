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
