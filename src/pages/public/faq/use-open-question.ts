import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router-dom';
import { anchorOf } from '../../../lib/anchor-of';
import { useHydrated } from '../../../lib/use-hydrated';

/** Not by the router, which would scroll to it. The history entry stays the same, and with it the place to come back to. */
const setHash = (hash: string) => {
  const { pathname, search, hash: before } = window.location;
  if (hash !== before) window.history.replaceState(window.history.state, '', pathname + search + hash);
};

/**
 * Keeps the open question and the address's hash alike: a link to `/faq#cancel` opens that answer, and opening one makes
 * its address the page's own.
 * @returns the ref of the list, the open question's id, and what to do when one is opened, or with '' none
 */
export const useOpenQuestion = () => {
  const listRef = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const location = useLocation();
  const type = useNavigationType();
  /** What was opened or closed since the navigation that led here. */
  const [chosen, setChosen] = useState<{ id: string; at: typeof location } | null>(null);
  // Known when the page is rendered: it must have its height when the router restores a place.
  const open = chosen?.at === location ? chosen.id : isHydrated ? location.hash.slice(1) : '';

  useLayoutEffect(() => {
    const target = anchorOf(location.hash);
    // Back, forward and reload return to a place; the browser itself scrolls to the anchor of a page it loads.
    if (type !== 'POP' && listRef.current?.contains(target)) target?.scrollIntoView({ block: 'start' });
  }, [location, type]);

  const choose = (id: string) => {
    flushSync(() => setChosen({ id, at: location }));
    setHash(id && `#${id}`);
  };

  // The browser's search has found something in an answer that is closed.
  useEffect(() => {
    const list = listRef.current;
    const onFound = ({ target }: Event) => {
      const id = target instanceof Element && target.parentElement?.id;
      if (id) choose(id);
    };
    list?.addEventListener('beforematch', onFound);
    return () => list?.removeEventListener('beforematch', onFound);
  });

  /** The row that is pressed stays under the pointer when an answer above it closes. */
  const onPress = (id: string) => {
    const row = document.getElementById(id || open);
    const top = row?.getBoundingClientRect().top ?? 0;
    choose(id);
    window.scrollBy({ top: (row?.getBoundingClientRect().top ?? top) - top, behavior: 'instant' });
  };
  return { listRef, open, onPress };
};
