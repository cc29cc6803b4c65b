/** Between a toast and a button below it, in pixels. */
const gap = 8;

/** Where the window's free part begins: below the header, unless the header scrolls with the page. */
const headerBottom = (): number => Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);

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
const placeToast = (toast: Element): void => {
  const { style, scrollHeight, clientHeight, scrollTop } = document.documentElement;
  style.removeProperty('--toast-bottom');
  const { left, right, bottom: edge, height } = toast.getBoundingClientRect();
  const header = headerBottom();
  const boxes = [...document.querySelectorAll(`:is(main :is(button, a.button, :focus), footer label):not(.toasts *)`)]
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

const pixels = (length: string): number => Number.parseFloat(length) || 0;

/** Where the page's visible part begins: below the header. */
const pageTop = (): number => pixels(getComputedStyle(document.documentElement).scrollPaddingTop);

/** @returns how far the page must scroll so that the element is clear of the toast; 0 if it is, or cannot be */
const distanceOf = (element: Element | null, toast: Element): number => {
  // A dialog lies over the toast, and the page behind it does not scroll.
  if (!element || element.closest('[role=dialog]')) return 0;
  const cover = toast.getBoundingClientRect();
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isCovered = top < cover.bottom && bottom > cover.top && left < cover.right && right > cover.left;
  if (!isCovered || element === document.body) return 0;
  const header = headerBottom();
  if (bottom - top > cover.top - header) {
    // Of what has the focus and is higher than the room above the toast, the top is seen.
    return top >= header && top < cover.top ? 0 : Math.max(-cover.height, Math.min(cover.height, top - pageTop()));
  }
  return Math.min(bottom - cover.top, cover.height);
};

const scrollClear = (toast: Element): void => {
  const root = document.documentElement;
  root.style.removeProperty('--toast');
  const distance = distanceOf(document.activeElement, toast);
  // Makes room at the page's end for what cannot be scrolled that far; the style sheet reads the property.
  const missing = distance - (root.scrollHeight - root.clientHeight - root.scrollTop);
  if (missing > 0) root.style.setProperty('--toast', `${Math.ceil(missing)}px`);
  if (distance !== 0) window.scrollBy({ top: distance, behavior: 'instant' });
};

/**
 * Keeps the buttons of the page and what has the focus clear of a toast: when it appears, and when the focus moves. The `ref` of
 * an element in the toast.
 */
export const keepClear = (inside: HTMLElement | null) => {
  const toast = inside?.closest('li');
  if (!toast) return;
  const clear = () => {
    // A toast that is being pressed stays under the pointer.
    if (toast.contains(document.activeElement)) return;
    placeToast(toast);
    scrollClear(toast);
  };
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
};
