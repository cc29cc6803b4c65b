import { type RefObject, useEffect, useState } from 'react';
import { isMotionReduced } from '../../lib/reduced-motion';
import { isTooLate, whenSeen } from './when-seen';

/** Duration of the count, in milliseconds. */
const duration = 2000;

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/**
 * Counts from 0 to `value` over two seconds once the element is scrolled into view.
 * @returns the number to show; null where the final one is shown: in prerendered HTML, with reduced motion, if the element
 * was in view when the page opened, and when the count is over
 */
export const useCount = (element: RefObject<Element | null>, value: number): number | null => {
  const [count, setCount] = useState<number | null>(null);

  useEffect(() => {
    const { current } = element;
    if (!current || isMotionReduced() || isTooLate(current)) return;
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
