import { watchInView } from '../../lib/in-view';

const onceInView = (element: Element, act: () => void, share: number, margin?: string): (() => void) => {
  const look = ({ isIntersecting }: IntersectionObserverEntry) => {
    if (!isIntersecting) return;
    stop();
    act();
  };
  const stop = watchInView(element, share, look, margin);
  return stop;
};

/** Calls `onSeen` once, when a tenth of the element, or of the window, is in view. @returns the function that stops observing */
export const whenSeen = (element: Element, onSeen: () => void): (() => void) => {
  const share = Math.min(1, window.innerHeight / Math.max(1, element.getBoundingClientRect().height));
  return onceInView(element, onSeen, 0.1 * share);
};

/**
 * Calls `onNear` once, when the element is a window's height below the view, or a quarter of it above: who jumps to the page's
 * end, to press a link there, may never come back to it. @returns the function that stops observing
 */
export const whenNear = (element: Element, onNear: () => void): (() => void) =>
  onceInView(element, onNear, 0, '25% 0px 100%');
