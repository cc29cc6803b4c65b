/**
 * The measured heights of a long table's rows, kept in the state of the history entry. After Back, Forward or a reload the
 * page is as high as it was, so each row is where it was at the restored scroll position.
 */
import type { VirtualItem } from '@tanstack/react-virtual';

type Kept = { width: number; rows: VirtualItem[] };

/** The heights that the entry was left with; none if the window's width has changed, because rows are as high as it makes them. */
export const keptHeights = (): VirtualItem[] => {
  const { rowHeights } = (window.history.state ?? {}) as { rowHeights?: Kept };
  return rowHeights?.width === window.innerWidth ? rowHeights.rows : [];
};

/**
 * Keeps the heights whenever the visitor may leave: at each click, when the page is unloaded, and, for the browser's own
 * buttons, after scrolling. A navigation has replaced the entry when a component is unmounted, so that is too late.
 * @returns the function that ends it
 */
export const keepHeights = (read: () => VirtualItem[]): (() => void) => {
  const keep = () => {
    const rowHeights: Kept = { width: window.innerWidth, rows: read() };
    window.history.replaceState({ ...window.history.state, rowHeights }, '');
  };
  const events = ['click', 'scrollend', 'pagehide'];
  for (const event of events) window.addEventListener(event, keep, true);
  return () => {
    for (const event of events) window.removeEventListener(event, keep, true);
  };
};
