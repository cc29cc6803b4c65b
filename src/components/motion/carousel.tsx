import { ArrowLeft, ArrowRight, type LucideIcon } from 'lucide-react';
import type { ComponentProps, FocusEvent, KeyboardEvent, ReactElement, ReactNode } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isMotionReduced } from '../../hooks/use-media-query';
import { scrollFocusedIntoView } from '../../lib/in-view';
import { isModified } from '../../lib/keys';
import { Icon } from '../ui/icon';
import { Tooltip } from '../ui/tooltip';

/** The scroll distance of one step, and the distance from an end that counts as being at the end, in pixels. */
const step = 520;
const tolerance = 10;

/** Buttons and arrow keys scroll by one step. @returns the refs of both buttons, the ends, what scrolls it, and the row's props */
const useCarousel = <Row extends HTMLElement>() => {
  const row = useRef<Row>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  // The target of a smooth scroll: a second press before it is reached adds a step to the target, not to the current
  // position. A `scrollend` event does not clear it, because it can report the end of the scroll before.
  const target = useRef<number | null>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  const measure = useCallback(() => {
    const { current } = row;
    if (!current) return;
    const left = current.scrollLeft;
    if (target.current !== null && Math.abs(left - target.current) < 1) target.current = null;
    const atStart = left <= tolerance;
    const atEnd = left >= current.scrollWidth - current.clientWidth - tolerance;
    // A focused button loses focus as soon as it is disabled, so focus moves to the row before that. It does not move to the
    // other button, because the next of several quick presses would scroll back.
    const { activeElement } = document;
    if ((atEnd && activeElement === next.current) || (atStart && activeElement === previous.current))
      current.focus({ preventScroll: true });
    setEnds((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }));
  }, []);

  useEffect(() => {
    const onResize = () => {
      target.current = null;
      measure();
    };
    measure();
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [measure]);

  const move = (direction: 1 | -1) => {
    const { current } = row;
    if (!current) return;
    const goal = (target.current ?? current.scrollLeft) + direction * step;
    target.current = Math.min(Math.max(goal, 0), current.scrollWidth - current.clientWidth);
    current.scrollTo({ left: target.current, behavior: isMotionReduced() ? 'instant' : 'smooth' });
  };
  const forgetTarget = () => {
    target.current = null;
  };

  const onFocus = (event: FocusEvent) => {
    if (event.target !== row.current) forgetTarget();
    scrollFocusedIntoView(event);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (isModified(event) || (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft')) return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? 1 : -1);
  };

  return {
    previous,
    next,
    ...ends,
    move,
    rowProps: { ref: row, onScroll: measure, onPointerDown: forgetTarget, onWheel: forgetTarget, onKeyDown, onFocus },
  };
};

type StepProps = ComponentProps<'button'> & { label: string; icon: LucideIcon };

const Step = ({ label, icon, ...button }: StepProps) => (
  <Tooltip text={label} side="above">
    <button
      type="button"
      aria-label={label}
      className="grid size-14 place-items-center border border-fg not-first:border-l-0 hover:bg-fg hover:text-ground disabled:border-line disabled:bg-transparent disabled:text-fg-quiet"
      {...button}
    >
      <Icon icon={icon} className="size-6" />
    </button>
  </Tooltip>
);

type Props = {
  label: string;
  heading: ReactElement;
  children: ReactNode;
};

export const Carousel = ({ label, heading, children }: Props) => {
  const { previous, next, atStart, atEnd, move, rowProps } = useCarousel<HTMLDivElement>();
  return (
    <>
      <div className="page-grid flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        {heading}
        <div className="flex noscript:hidden print:hidden">
          <Step ref={previous} label="Previous services" icon={ArrowLeft} disabled={atStart} onClick={() => move(-1)} />
          <Step ref={next} label="Next services" icon={ArrowRight} disabled={atEnd} onClick={() => move(1)} />
        </div>
      </div>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable for keyboard users
        tabIndex={0}
        className="carousel mt-10 border-y"
        {...rowProps}
      >
        <ul className="flex w-max">{children}</ul>
      </section>
    </>
  );
};
