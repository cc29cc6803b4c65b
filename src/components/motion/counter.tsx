import { useRef } from 'react';
import type { Figure } from '../../content/figures';
import { classNames } from '../../lib/class-names';
import { useCount } from './use-count';

/**
 * A figure that counts up when it comes into view. Its final text is always there, keeps the width and is what a screen
 * reader reads; the running one lies over it.
 */
export const Counter = ({ figure: { value, prefix = '', suffix = '', decimals = 0 } }: { figure: Figure }) => {
  const element = useRef<HTMLSpanElement>(null);
  const count = useCount(element, value);
  const format = (number: number) => `${prefix}${number.toFixed(decimals)}${suffix}`;
  return (
    <span ref={element} className="figures relative inline-block">
      <span className={classNames(count !== null && 'opacity-0')}>{format(value)}</span>
      {count !== null && (
        <span aria-hidden="true" className="absolute inset-y-0 left-0 whitespace-nowrap">
          {format(count)}
        </span>
      )}
    </span>
  );
};
