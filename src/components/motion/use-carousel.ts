import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { matchesMedia } from '../../lib/media-query';
import { scrollFocusedIntoView } from '../../lib/scroll-focused-into-view';

/** Pixels of one step, and how near to an end counts as being there. */
const step = 520;
const tolerance = 10;

/**
 * A row that the browser scrolls, by touch, wheel or keys; the buttons and arrow keys move it by one step.
 * @returns the refs of the row and its two buttons, whether it stands at its ends, and what moves it
 */
export const useCarousel = <Row extends HTMLElement>() => {
  const row = useRef<Row>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  // Where a smooth scroll is bound for: a second press before it is there adds a step to that, not to the way so far.
  const target = useRef<number | null>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  const measure = useCallback(() => {
    const { current } = row;
    if (!current) return;
    const left = current.scrollLeft;
    if (target.current !== null && Math.abs(left - target.current) < 1) target.current = null;
    const atStart = left <= tolerance;
    const atEnd = left >= current.scrollWidth - current.clientWidth - tolerance;
    setEnds((before) => (before.atStart === atStart && before.atEnd === atEnd ? before : { atStart, atEnd }));
  }, []);

  useEffect(() => {
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [measure]);

  // A button that is switched off while it has focus would drop the focus out of the carousel: with the next paint, so
  // the row takes it before that. Not the other button, which the next of many presses would send back.
  const { atStart, atEnd } = ends;
  useLayoutEffect(() => {
    const { activeElement } = document;
    if ((atEnd && activeElement === next.current) || (atStart && activeElement === previous.current))
      row.current?.focus({ preventScroll: true });
  }, [atStart, atEnd]);

  const move = (direction: 1 | -1) => {
    const { current } = row;
    if (!current) return;
    const goal = (target.current ?? current.scrollLeft) + direction * step;
    target.current = Math.min(Math.max(goal, 0), current.scrollWidth - current.clientWidth);
    current.scrollTo({ left: target.current, behavior: matchesMedia('reducedMotion') ? 'instant' : 'smooth' });
  };
  const forgetTarget = () => {
    target.current = null;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? 1 : -1);
  };

  return {
    row,
    previous,
    next,
    atStart,
    atEnd,
    move,
    rowProps: {
      ref: row,
      onScroll: measure,
      onScrollEnd: forgetTarget,
      onPointerDown: forgetTarget,
      onWheel: forgetTarget,
      onKeyDown,
      onFocus: scrollFocusedIntoView,
    },
  };
};
