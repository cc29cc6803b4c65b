import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Where the page's visible part begins for an element: below the header, and below a bar under it. */
const topFor = (element: Element): number =>
  [getComputedStyle(document.documentElement).scrollPaddingTop, getComputedStyle(element).scrollMarginTop]
    .map((length) => Number.parseFloat(length) || 0)
    .reduce((sum, length) => sum + length);

/** @returns how far the page must scroll so that the element is clear of the toast; 0 if it is, or cannot be */
const distanceOf = (element: Element | null, toast: Element): number => {
  // A dialog lies over the toast, and the page behind it does not scroll.
  if (!element || toast.contains(element) || element.closest('[role=dialog]')) return 0;
  const cover = toast.getBoundingClientRect();
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isCovered = top < cover.bottom && bottom > cover.top && left < cover.right && right > cover.left;
  if (!isCovered || bottom - top > cover.top) return 0;
  const up = bottom - cover.top;
  const down = cover.bottom - top;
  if (up <= cover.height) return up;
  // Below a toast that floats there may be room, too.
  return cover.bottom < window.innerHeight && down <= Math.min(window.scrollY, cover.height) ? -down : cover.height;
};

const scrollClear = (toast: Element, pressed: Element | null): void => {
  const focused = document.activeElement;
  const isApart = focused !== null && !focused.contains(pressed);
  const forFocus = distanceOf(focused, toast);
  const forPress = distanceOf(pressed, toast);
  // What was pressed does not drive what has the focus under the header.
  const room = isApart ? focused.getBoundingClientRect().top - topFor(focused) : Number.POSITIVE_INFINITY;
  const distance =
    Math.min(forFocus, forPress) < 0 ? forFocus || forPress : Math.max(forFocus, Math.min(forPress, room));
  if (distance !== 0) window.scrollBy({ top: distance, behavior: 'instant' });
};

/**
 * Keeps what has the focus, and what was pressed last, clear of the toast: when it appears, and when the focus moves. The
 * style sheet makes room for that at the page's end, as high as the custom property `--toast`.
 * @param id of the toast; undefined if there is none
 */
export const useScrollClear = (viewport: RefObject<HTMLElement | null>, id: number | undefined): void => {
  /** In Safari a pressed button does not get the focus. */
  const pressed = useRef<Element>(null);
  useEffect(() => {
    const press = ({ target }: Event) => {
      pressed.current = target instanceof Element ? target.closest('a, button, label, summary') : null;
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, []);
  useLayoutEffect(() => {
    const toast = viewport.current?.firstElementChild;
    if (id === undefined || !toast) return;
    const { style } = document.documentElement;
    style.setProperty('--toast', `${toast.getBoundingClientRect().height}px`);
    const clear = () => scrollClear(toast, pressed.current);
    clear();
    const follow = () => {
      clear();
      // The browser scrolls to the caret of a text area after the event.
      requestAnimationFrame(clear);
    };
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      style.removeProperty('--toast');
    };
  }, [viewport, id]);
};
