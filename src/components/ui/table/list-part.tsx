import { type ReactElement, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { formatCount } from '../../../content/format/numbers';
import { useListener } from '../../../hooks/use-listener';
import { useMediaQuery } from '../../../hooks/use-media-query';
import { placeOf } from '../../../lib/focus';
import { replaceEntry } from '../../../lib/links';
import { Button } from '../button';

/** Renders again before the browser lays out the sheets: a list can then be whole. */
const usePrinting = (): boolean => {
  // The media query begins to hold after `beforeprint`. Developer tools change only the query.
  const [hasBegun, setHasBegun] = useState(false);
  useListener('beforeprint', () => flushSync(() => setHasBegun(true)));
  useListener('afterprint', () => flushSync(() => setHasBegun(false)));
  return useMediaQuery('print') || hasBegun;
};

/** How many rows of a long list are shown at first, and how many more with each press. */
const partSize = 100;

const fewRows = 20;

/** How many rows *Show all* renders before the next paint, so that it answers at once where there are thousands. */
const rowsBeforePaint = 500;

type EntryState = { key?: string; shownRows?: unknown } | null;

/** Whether the browser is at the history entry of a location; a navigation may have left it before a page is rendered again. */
const isAtEntry = (key: string) => ((window.history.state as EntryState)?.key ?? 'default') === key;

/** How many rows the history entry was left with; null if the list is shown there for the first time. */
const keptCount = (key: string): number | null => {
  const shownRows = isAtEntry(key) ? (window.history.state as EntryState)?.shownRows : null;
  return typeof shownRows === 'number' ? shownRows : null;
};

const keepCount = (key: string, shownRows: number) => {
  if (isAtEntry(key)) replaceEntry({ ...window.history.state, shownRows }, '');
};

/** What was asked for last: a list that a filter has emptied is mounted anew, and is as long as before. */
let asked = { place: '', count: 0 };

type Props<Row> = {
  rows: readonly Row[];
  isAlwaysShown?: ((row: Row) => boolean) | undefined;
  /** @param skippable how many rows the browser may skip while out of view */
  children: (shown: readonly Row[], skippable: number) => ReactElement;
};

const rowSelector = 'tbody > tr:not([data-group]), :is(ul, ol)[data-rows] > li';

/**
 * A long list: its first rows, and what shows the others. The first row that a press adds gets the focus. How many are shown is
 * kept in the history entry. In print the list is whole.
 */
export const ListPart = <Row,>({ rows, isAlwaysShown, children }: Props<Row>) => {
  const root = useRef<HTMLDivElement>(null);
  const countId = useId();
  const location = useLocation();
  const [key, place] = [location.key, placeOf(location)];
  const isPrinting = usePrinting();
  const isLong = rows.length > fewRows;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the key, each filter would read an entry that has no number yet, and the list would be short again
  const kept = useMemo(() => (isLong ? keptCount(key) : null), [isLong, place]);
  const [pressed, setPressed] = useState(asked);
  const [laidOut, setLaidOut] = useState<{ place: string; count: number } | null>(null);
  const count = Math.max(partSize, kept ?? 0, pressed.place === place ? pressed.count : 0);
  // How many the browser may skip while out of view: the others are laid out once, so that their height is known. Where the list
  // is new, the first part is skipped at once, so that the page opens sooner.
  const skippable = laidOut?.place === place ? laidOut.count : kept === null ? partSize : 0;

  useEffect(() => {
    if (isLong) keepCount(key, count);
  }, [isLong, key, count]);
  useEffect(() => {
    if (skippable >= count) return;
    // Browsers remember the height of what was laid out at the end of a frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setLaidOut({ place, count }));
    });
    return () => cancelAnimationFrame(frame);
  }, [skippable, count, place]);

  const isShown = (row: Row, index: number) => isPrinting || index < count || isAlwaysShown?.(row) === true;
  const ask = (next: number) => {
    asked = { place, count: next };
    setPressed(asked);
  };
  const showAll = (next: number) => {
    const isWhole = next >= rows.length;
    // The list then stays whole with other filters.
    ask(isWhole ? Number.POSITIVE_INFINITY : next);
    if (isWhole) return;
    requestAnimationFrame(() => {
      if (asked.place === place) showAll(next + rowsBeforePaint);
    });
  };
  const press = (more: 'part' | 'all') => {
    const first = rows.findIndex((row, index) => !isShown(row, index));
    flushSync(() => {
      if (more === 'all') showAll(count + rowsBeforePaint);
      else ask(count + partSize);
      if (count === partSize) setLaidOut({ place, count: 0 });
    });
    const row = root.current?.querySelectorAll<HTMLElement>(rowSelector)[first];
    row?.setAttribute('tabindex', '-1');
    row?.focus();
  };
  const shown = rows.filter(isShown);
  const hidden = rows.length - shown.length;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div ref={root}>{children(shown, skippable)}</div>
      {hidden > 0 && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
          <Button aria-describedby={countId} onClick={() => press('part')}>
            {`Show ${Math.min(partSize, hidden)} more`}
          </Button>
          <Button aria-describedby={countId} onClick={() => press('all')}>
            Show all
          </Button>
          <p
            id={countId}
            className="figures text-fg-quiet"
          >{`${formatCount(shown.length)} of ${formatCount(rows.length)}`}</p>
        </div>
      )}
    </div>
  );
};
