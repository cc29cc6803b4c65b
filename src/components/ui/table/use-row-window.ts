import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { estimatedRowHeight } from './row-height';

/** Up to here every row is in the page, so that the browser's own search finds all of them. */
const allRowsUpTo = 200;

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** How wide the window is, kept up to date, for a table that is laid out by it; a short one does not ask. */
const useWindowWidth = (isAsked: boolean) =>
  useSyncExternalStore(
    subscribe,
    () => (isAsked ? window.innerWidth : 0),
    () => 0,
  );

type RowWindow = {
  /** Null for a table so short that all rows are in the page. */
  items: readonly number[] | null;
  /** Heights of what stands for the rows above and below, in pixels. */
  before: number;
  after: number;
  /** For each row in the page, with its number in `data-index`. */
  measure: ((row: HTMLElement | null) => void) | undefined;
};

/**
 * Which rows of a long table are in the page: those near the window. Each is measured as it comes and when it changes;
 * the others are estimated, anew when the window's width changes, and the first row in view stays there.
 * @param body the element that holds the rows
 * @param count how many rows there are
 */
export const useRowWindow = (body: RefObject<HTMLElement | null>, count: number): RowWindow => {
  const [offset, setOffset] = useState(0);
  const isVirtual = count > allRowsUpTo;
  const width = useWindowWidth(isVirtual);
  const measuredAt = useRef(width);
  const keptInView = useRef<number | null>(null);
  // Once for all rows of a width, and however far they are scrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the estimate depends on the width, which it reads by itself
  const rowHeight = useMemo(() => (isVirtual ? estimatedRowHeight() : 0), [isVirtual, width]);
  const virtualizer = useWindowVirtualizer({
    // Where the window is takes a layout to tell; a short table does not ask.
    enabled: isVirtual,
    count,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin: offset,
  });
  // Once the page is as high as its rows now are: before that, the place may lie below its end.
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
    // Told by the heights of the old width, which are forgotten next.
    const scrolled = virtualizer.scrollOffset ?? 0;
    const first =
      scrolled > virtualizer.options.scrollMargin ? virtualizer.getVirtualItemForOffset(scrolled) : undefined;
    keptInView.current = first?.index ?? null;
    virtualizer.measure();
    // Those whose height is as before are reported by nobody else.
    for (const row of element.querySelectorAll<HTMLElement>('[data-index]')) virtualizer.measureElement(row);
  }, [body, isVirtual, width, virtualizer]);

  if (!isVirtual) return { items: null, before: 0, after: 0, measure: undefined };
  const items = virtualizer.getVirtualItems();
  return {
    items: items.map(({ index }) => index),
    before: Math.max(0, (items[0]?.start ?? offset) - offset),
    after: Math.max(0, virtualizer.getTotalSize() - ((items.at(-1)?.end ?? offset) - offset)),
    measure: virtualizer.measureElement,
  };
};
