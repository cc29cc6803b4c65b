import { useRef } from 'react';
import { figureText } from '../../content/format/figure-text';
import type { Figure } from '../../content/types';
import { classNames } from '../../lib/class-names';
import { useCount } from './use-count';

/**
 * A figure that counts up when it is scrolled into view. Its final text is always in the DOM: it reserves the width, and
 * screen readers and printers use it. The running number is drawn over it.
 */
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
