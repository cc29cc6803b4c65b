import type { FocusEvent, KeyboardEvent } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useListener } from '../../hooks/use-listener';
import { isMotionReduced } from '../../hooks/use-media-query';
import { scrollFocusedIntoView } from '../../lib/in-view';
import { isModified } from '../../lib/keys';

/** The distance from an end that counts as being at the end, in pixels. */
const tolerance = 10;

const atRest = { atStart: true, atEnd: false, canScroll: false };
const hasSameEnds = (a: typeof atRest, b: typeof atRest) =>
  a.atStart === b.atStart && a.atEnd === b.atEnd && a.canScroll === b.canScroll;

/** A native scroll container, whose buttons and arrow keys scroll it by one step. @param stepOf the distance of one step, in pixels */
export const useCarousel = <Row extends HTMLElement>(stepOf: (row: Row) => number) => {
  const row = useRef<Row>(null);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  // The target of a smooth scroll: a second press before it is reached adds a step to the target, not to the current
  // position. A `scrollend` event does not clear it, because it can report the end of the scroll before.
  const target = useRef<number | null>(null);
  const [ends, setEnds] = useState(atRest);

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
    const now = { atStart, atEnd, canScroll: !(atStart && atEnd) };
    setEnds((before) => (hasSameEnds(before, now) ? before : now));
  }, []);

  useEffect(measure, [measure]);
  useListener('resize', () => {
    forgetTarget();
    measure();
  });

  const move = (direction: 1 | -1) => {
    const { current } = row;
    if (!current) return;
    const goal = (target.current ?? current.scrollLeft) + direction * stepOf(current);
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
