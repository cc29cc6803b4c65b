import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { usePrinting } from '../../../lib/use-printing';
import { keepHeights, keptHeights } from './kept-heights';
import { estimatedRowHeight } from './row-height';

/** Up to this number of rows, all are in the DOM, so that the browser's search finds them. */
const allRowsUpTo = 200;

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** The window's width, which decides on the layout of the rows; a short table does not subscribe to it. */
const useWindowWidth = (isAsked: boolean) =>
  useSyncExternalStore(
    subscribe,
    () => (isAsked ? window.innerWidth : 0),
    () => 0,
  );

type RowWindow = {
  /** Null for a table so short that all rows are in the page, and while the page is printed. */
  items: readonly number[] | null;
  /** Heights of what stands for the rows above and below, in pixels. */
  before: number;
  after: number;
  /** For each row in the page, with its number in `data-index`. */
  measure: ((row: HTMLElement | null) => void) | undefined;
};

/**
 * Which rows of a long table are in the DOM: those near the viewport. Their heights are measured, the others' are estimated.
 * When the window's width changes, heights are estimated again, and the first visible row stays in place.
 * @param body the element that holds the rows
 * @param count how many rows there are
 * @param compact the estimated height of a compact row on narrow screens
 */
export const useRowWindow = (body: RefObject<HTMLElement | null>, count: number, compact?: number): RowWindow => {
  const [offset, setOffset] = useState(0);
  const isVirtual = count > allRowsUpTo;
  const width = useWindowWidth(isVirtual);
  const measuredAt = useRef(width);
  const keptInView = useRef<number | null>(null);
  const kept = useMemo(() => (isVirtual ? keptHeights() : []), [isVirtual]);
  const isPrinting = usePrinting();
  // One estimate for all rows, computed again only when the width changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the estimate depends on the width, which it reads by itself
  const rowHeight = useMemo(() => (isVirtual ? estimatedRowHeight(compact) : 0), [isVirtual, width, compact]);
  const virtualizer = useWindowVirtualizer({
    // Reading positions forces a layout, which a short table does not need.
    enabled: isVirtual,
    count,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin: offset,
    initialMeasurementsCache: kept,
  });
  // After the rows have their new height; before that, the scroll position may lie below the end of the page.
  useLayoutEffect(() => {
    if (keptInView.current !== null) virtualizer.scrollToIndex(keptInView.current, { align: 'start' });
    keptInView.current = null;
  });
  useLayoutEffect(() => {
    const element = body.current;
    if (!element || !isVirtual) return;
    setOffset(element.getBoundingClientRect().top + window.scrollY);
    if (measuredAt.current === width) return;
    measuredAt.current = width;
    // Computed from the heights at the old width, before they are discarded.
    const scrolled = virtualizer.scrollOffset ?? 0;
    const first =
      scrolled > virtualizer.options.scrollMargin ? virtualizer.getVirtualItemForOffset(scrolled) : undefined;
    keptInView.current = first?.index ?? null;
    virtualizer.measure();
    // The ResizeObserver does not report rows whose height has not changed.
    for (const row of element.querySelectorAll<HTMLElement>('[data-index]')) virtualizer.measureElement(row);
  }, [body, isVirtual, width, virtualizer]);

  useEffect(() => (isVirtual ? keepHeights(virtualizer.takeSnapshot) : undefined), [isVirtual, virtualizer]);

  if (!isVirtual || isPrinting) return { items: null, before: 0, after: 0, measure: undefined };
  const items = virtualizer.getVirtualItems();
  return {
    items: items.map(({ index }) => index),
    before: Math.max(0, (items[0]?.start ?? offset) - offset),
    after: Math.max(0, virtualizer.getTotalSize() - ((items.at(-1)?.end ?? offset) - offset)),
    measure: virtualizer.measureElement,
  };
};
