import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const pixels = (length: string): number => Number.parseFloat(length) || 0;

/** Where the page's visible part begins: below the header. */
const pageTop = (): number => pixels(getComputedStyle(document.documentElement).scrollPaddingTop);

/** The same for an element, which may have a bar above it, too. */
const topFor = (element: Element): number => pageTop() + pixels(getComputedStyle(element).scrollMarginTop);

/** @returns how far the page must scroll so that the element is clear of the toast; 0 if it is, or cannot be */
const distanceOf = (element: Element | null, toast: Element): number => {
  // A dialog lies over the toast, and the page behind it does not scroll.
  if (!element || toast.contains(element) || element.closest('[role=dialog]')) return 0;
  const cover = toast.getBoundingClientRect();
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isCovered = top < cover.bottom && bottom > cover.top && left < cover.right && right > cover.left;
  if (!isCovered || element === document.body) return 0;
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  if (bottom - top > cover.top - header) {
    // Of what has the focus and is higher than the room above the toast, the top is seen.
    const isSeen = element !== document.activeElement || (top >= header && top < cover.top);
    return isSeen ? 0 : Math.max(-cover.height, Math.min(cover.height, top - pageTop()));
  }
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
