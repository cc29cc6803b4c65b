import { buttonSelector } from '../button';

/** Between a toast and a button below it, in pixels. */
const gap = 8;

/** Where the window's free part begins: below the header, unless the header scrolls with the page. */
export const headerBottom = (): number =>
  Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);

/** How far the page can scroll until what has the focus reaches the header, or the bar below it. */
const roomAboveFocus = (header: number): number => {
  const focused = document.querySelector('main :focus');
  if (!focused) return Number.POSITIVE_INFINITY;
  const bar = Number.parseFloat(getComputedStyle(focused).scrollMarginTop) || 0;
  return focused.getBoundingClientRect().top - header - bar;
};

/**
 * Keeps the buttons of the page, the choices in its footer, and what has the focus, clear of the toast: at the window's lower
 * edge, else above what it would cover there, in the lower half, else at the edge of a page that is scrolled a little.
 */
export const placeToast = (toast: Element): void => {
  const { style, scrollHeight, clientHeight, scrollTop } = document.documentElement;
  style.removeProperty('--toast-bottom');
  const { left, right, bottom: edge, height } = toast.getBoundingClientRect();
  const header = headerBottom();
  const boxes = [...document.querySelectorAll(`:is(main :is(${buttonSelector}, :focus), footer label):not(.toasts *)`)]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.left < right && box.right > left);
  const coveredAt = (bottom: number) => boxes.filter((box) => box.top < bottom && box.bottom > bottom - height);
  let bottom = edge;
  for (let covered = coveredAt(edge); covered.length > 0; covered = coveredAt(bottom)) {
    bottom = Math.min(...covered.map(({ top }) => top)) - gap;
    if (bottom - height >= (header + edge) / 2) continue;
    const room = Math.min((edge - header) / 2, scrollHeight - clientHeight - scrollTop, roomAboveFocus(header));
    const top = boxes
      .map((box) => box.bottom - edge + height)
      .filter((distance) => distance > 0 && distance <= room && coveredAt(edge + distance).length === 0);
    if (top.length > 0) window.scrollBy({ top: Math.min(...top), behavior: 'instant' });
    return;
  }
  if (bottom < edge) style.setProperty('--toast-bottom', `${edge - bottom}px`);
};
