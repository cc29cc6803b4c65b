import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { replaceEntry } from './links';
import { usePrinting } from './use-printing';

/** How many rows of a long list are shown at first, and how many more with each press. */
export const partSize = 100;

/** How many rows the history entry was left with; null if it has the first part. @param key of the router's location */
const keptCount = (key: string): number | null => {
  const state = (window.history.state ?? {}) as { key?: string; shownRows?: unknown };
  // A navigation may have changed the entry already when a page is rendered once more.
  return (state.key ?? 'default') === key && typeof state.shownRows === 'number' ? state.shownRows : null;
};

const keepCount = (shownRows: number) => replaceEntry({ ...window.history.state, shownRows }, '');

type ListPart<Row> = {
  /** The rows of the part, then those that are always shown. */
  shown: readonly Row[];
  /**
   * True in the first two frames of a list to which the visitor comes back. Its rows have to be laid out then, so that each
   * is where it was at the restored scroll position.
   */
  isComingBack: boolean;
  /** Shows another part. @returns where the first new row is in `shown` */
  showMore: () => number;
};

/**
 * The part of a long list that is shown. How many rows that are is kept in the history entry, for Back, Forward and a reload;
 * a filter or sort order replaces the entry, and begins with the first part. In print the list is whole.
 * @param isAlwaysShown whether a row is shown wherever it is in the list
 */
export const useListPart = <Row>(rows: readonly Row[], isAlwaysShown?: (row: Row) => boolean): ListPart<Row> => {
  const { key } = useLocation();
  const isPrinting = usePrinting();
  const isLong = rows.length > partSize;
  const kept = useMemo(() => (isLong ? keptCount(key) : null), [isLong, key]);
  const [pressed, setPressed] = useState({ key, count: 0 });
  const [settledKey, setSettledKey] = useState<string | null>(null);
  const isComingBack = kept !== null && settledKey !== key;
  const count = Math.max(partSize, kept ?? 0, pressed.key === key ? pressed.count : 0);

  useEffect(() => {
    if (!isComingBack) return;
    // Browsers remember the size of what was laid out at the end of a frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setSettledKey(key));
    });
    return () => cancelAnimationFrame(frame);
  }, [isComingBack, key]);

  const isShown = (row: Row, index: number) => isPrinting || index < count || isAlwaysShown?.(row) === true;
  return {
    shown: rows.filter(isShown),
    isComingBack,
    showMore: () => {
      const first = rows.findIndex((row, index) => !isShown(row, index));
      keepCount(count + partSize);
      flushSync(() => setPressed({ key, count: count + partSize }));
      return first;
    },
  };
};
