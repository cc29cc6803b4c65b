/**
 * Tells a listener how much of an element is in view: at once, and whenever that passes one of the thresholds.
 * @param threshold parts of the element, 0 to 1
 * @returns the function that ends the watch
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
