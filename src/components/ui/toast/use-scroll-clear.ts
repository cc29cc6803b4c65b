import { type RefObject, useLayoutEffect } from 'react';
import { placeToast } from './place-toast';

const pixels = (length: string): number => Number.parseFloat(length) || 0;

/** Where the page's visible part begins: below the header. */
const pageTop = (): number => pixels(getComputedStyle(document.documentElement).scrollPaddingTop);

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

/** Makes room at the page's end for what cannot be scrolled that far; the style sheet reads the property. */
const growBy = (distance: number): void => {
  const { scrollHeight, clientHeight, scrollTop, style } = document.documentElement;
  const missing = distance - (scrollHeight - clientHeight - scrollTop);
  if (missing > 0) style.setProperty('--toast', `${Math.ceil(missing)}px`);
};

const scrollClear = (toast: Element): void => {
  document.documentElement.style.removeProperty('--toast');
  const distance = distanceOf(document.activeElement, toast);
  growBy(distance);
  if (distance !== 0) window.scrollBy({ top: distance, behavior: 'instant' });
};

/**
 * Keeps the buttons of the page and what has the focus clear of the toast: when it appears, when another page is shown, and
 * when the focus moves.
 * @param id of the toast; undefined if there is none
 * @param page its path
 */
export const useScrollClear = (
  viewport: RefObject<HTMLElement | null>,
  id: number | undefined,
  page: string | undefined,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other buttons
  useLayoutEffect(() => {
    const toast = viewport.current?.firstElementChild;
    if (id === undefined || !toast) return;
    placeToast(toast);
    const clear = () => scrollClear(toast);
    clear();
    const follow = () => {
      clear();
      // The browser scrolls to the caret of a text area after the event.
      requestAnimationFrame(clear);
    };
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      for (const name of ['--toast', '--toast-bottom']) document.documentElement.style.removeProperty(name);
    };
  }, [viewport, id, page]);
};
