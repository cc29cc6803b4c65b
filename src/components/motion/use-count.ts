import { type RefObject, useEffect, useState } from 'react';
import { matchesMedia } from '../../lib/media-query';
import { isTooLate, whenSeen } from './when-seen';

/** Milliseconds from 0 to the value. */
const duration = 2000;

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/**
 * Counts from 0 to `value` over two seconds once the element is scrolled into view.
 * @returns the number to show, or null while the final one stands: in the HTML, with reduced motion, when it was in view
 * from the start, and afterwards
 */
export const useCount = (element: RefObject<Element | null>, value: number): number | null => {
  const [count, setCount] = useState<number | null>(null);

  useEffect(() => {
    const { current } = element;
    if (!current || matchesMedia('reducedMotion') || isTooLate(current)) return;
    let frame = 0;
    const run = () => {
      const start = performance.now();
      const tick = () => {
        const part = (performance.now() - start) / duration;
        setCount(part < 1 ? value * easeOut(part) : null);
        if (part < 1) frame = requestAnimationFrame(tick);
      };
      tick();
    };
    setCount(0);
    const end = whenSeen(current, run);
    return () => {
      end();
      cancelAnimationFrame(frame);
    };
  }, [element, value]);

  return count;
};
