import { type RefObject, useEffect, useRef, useState } from 'react';
import { figureText } from '../../content/format/numbers';
import type { Figure } from '../../content/types';
import { isMotionReduced } from '../../hooks/use-media-query';
import { classNames } from '../../lib/class-names';
import { whenSeen } from './when-seen';

const duration = 2000;

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/** Whether the element is above the fold, or above the window: an animation that starts now would start too late. */
const isTooLate = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom < 0 || top + window.scrollY < window.innerHeight;
};

/** Counts to `value` once in view: from 0, or at once from `before`. @returns null where the final number is shown */
const useCount = (element: RefObject<Element | null>, value: number, before: number | undefined): number | null => {
  const [count, setCount] = useState<number | null>(null);

  useEffect(() => {
    const { current } = element;
    if (!current || isMotionReduced() || (before === undefined && isTooLate(current))) return;
    const from = before ?? 0;
    let frame = 0;
    const run = () => {
      const start = performance.now();
      const tick = () => {
        const part = (performance.now() - start) / duration;
        setCount(part < 1 ? from + (value - from) * easeOut(part) : null);
        if (part < 1) frame = requestAnimationFrame(tick);
      };
      tick();
    };
    const end = whenSeen(current, run);
    return () => {
      end();
      cancelAnimationFrame(frame);
    };
  }, [element, value, before]);

  return count;
};

/** The final text is always in the DOM: it reserves the width, and is what is read and printed. The running number covers it. */
export const CountUp = (props: { value: number; before?: number; text: (value: number) => string }) => {
  const { value, before, text } = props;
  const element = useRef<HTMLSpanElement>(null);
  const count = useCount(element, value, before);
  return (
    <span ref={element} className="figures relative inline-block">
      <span className={classNames(count !== null && 'opacity-0 print:opacity-100')}>{text(value)}</span>
      {count !== null && (
        <span aria-hidden="true" className="absolute inset-y-0 left-0 whitespace-nowrap print:hidden">
          {text(count)}
        </span>
      )}
    </span>
  );
};

export const Counter = ({ figure }: { figure: Figure }) => (
  <CountUp value={figure.value} text={(value) => figureText(figure, value)} />
);
