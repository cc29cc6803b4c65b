import { type RefObject, useEffect, useRef, useState } from 'react';
import { figureText } from '../../content/format/numbers';
import type { Figure } from '../../content/types';
import { isMotionReduced } from '../../hooks/use-media-query';
import { classNames } from '../../lib/class-names';
import { isTooLate, whenSeen } from './when-seen';

const duration = 2000;

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/** Counts from 0 to `value` once in view. @returns null where the final number is shown: before and after that, and with reduced motion */
const useCount = (element: RefObject<Element | null>, value: number): number | null => {
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
    const end = whenSeen(current, run);
    return () => {
      end();
      cancelAnimationFrame(frame);
    };
  }, [element, value]);

  return count;
};

/** The final text is always in the DOM: it reserves the width, and is what is read and printed. The running number covers it. */
export const Counter = ({ figure }: { figure: Figure }) => {
  const element = useRef<HTMLSpanElement>(null);
  const count = useCount(element, figure.value);
  return (
    <span ref={element} className="figures relative inline-block">
      <span className={classNames(count !== null && 'opacity-0 print:opacity-100')}>{figureText(figure)}</span>
      {count !== null && (
        <span aria-hidden="true" className="absolute inset-y-0 left-0 whitespace-nowrap print:hidden">
          {figureText(figure, count)}
        </span>
      )}
    </span>
  );
};
