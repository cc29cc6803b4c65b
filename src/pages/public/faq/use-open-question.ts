import { type ToggleEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const detailsIn = (list: HTMLElement | null) => Array.from(list?.querySelectorAll('details') ?? []);

const closeOthers = (list: HTMLElement | null, own: Element | null) => {
  for (const other of detailsIn(list)) if (other !== own) other.open = false;
};

/** Not by the router, which would scroll to it. The history entry stays the same, and with it the place to come back to. */
const setHash = (hash: string) => {
  const { pathname, search, hash: before } = window.location;
  if (hash !== before) window.history.replaceState(window.history.state, '', pathname + search + hash);
};

/**
 * Keeps the open question and the address's hash alike: a link to `/faq#cancel` opens that answer, and opening one makes
 * its address the page's own. At most one is open, also in browsers that do not know `<details name>`.
 */
export const useOpenQuestion = () => {
  const listRef = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const location = useLocation();
  const type = useNavigationType();

  // Before the router restores a place: the page has its height by then.
  useLayoutEffect(() => {
    const all = detailsIn(listRef.current);
    // An answer may have been opened before there was script.
    const early = isFirst.current && all.find(({ open }) => open);
    isFirst.current = false;
    if (early) return setHash(`#${early.id}`);
    const target = all.find(({ id }) => `#${id}` === location.hash);
    for (const one of all) one.open = one === target;
    // Back, forward and reload return to a place; the browser itself scrolls to the anchor of a page it loads.
    if (type !== 'POP') target?.scrollIntoView({ block: 'start' });
  }, [location, type]);

  // The row that is pressed stays under the pointer when an answer above it closes.
  useEffect(() => {
    const list = listRef.current;
    const onClick = ({ target }: MouseEvent) => {
      const row = target instanceof Element && target.closest('summary');
      if (!row) return;
      const { top } = row.getBoundingClientRect();
      closeOthers(list, row.parentElement);
      window.scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' });
    };
    list?.addEventListener('click', onClick);
    return () => list?.removeEventListener('click', onClick);
  }, []);

  const onToggle = ({ currentTarget: changed }: ToggleEvent<HTMLDetailsElement>) => {
    const own = `#${changed.id}`;
    if (changed.open) {
      closeOthers(listRef.current, changed);
      setHash(own);
    } else if (window.location.hash === own) setHash('');
  };
  return { listRef, onToggle };
};
