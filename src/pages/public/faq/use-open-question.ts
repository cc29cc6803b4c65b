import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from '../../../hooks/use-hydrated';
import { anchorOf, replaceEntry } from '../../../lib/links';

/** Changes the hash without the router, which would scroll. The history entry stays the same, with its scroll position. */
const setHash = (hash: string) => {
  const { pathname, search, hash: before } = window.location;
  if (hash !== before) replaceEntry(window.history.state, pathname + search + hash);
};

/**
 * Synchronizes the open question with the hash of the address: a link to `/faq#cancel` opens that answer, and opening an
 * answer sets the hash.
 * @returns the ref of the list, the open question's id, and the handler for opening a question ('' for none)
 */
export const useOpenQuestion = () => {
  const listRef = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const location = useLocation();
  const type = useNavigationType();
  /** The question that was opened, or '' if it was closed, since the last navigation. */
  const [chosen, setChosen] = useState<{ id: string; at: typeof location } | null>(null);
  // Computed during rendering, because the page must have its full height when the router restores the scroll position.
  const open = chosen?.at === location ? chosen.id : isHydrated ? location.hash.slice(1) : '';

  useLayoutEffect(() => {
    const target = anchorOf(location.hash);
    // Not after Back, Forward or a page load, where the router or the browser sets the scroll position.
    if (type !== 'POP' && listRef.current?.contains(target)) target?.scrollIntoView({ block: 'start' });
  }, [location, type]);

  // Before hydration the browser opens an answer in which its search has found text; only the missing attribute shows that.
  useLayoutEffect(() => {
    const found = listRef.current?.querySelector('.answer:not([hidden])')?.parentElement;
    if (!found) return;
    setChosen({ id: found.id, at: location });
    setHash(`#${found.id}`);
  }, [location]);

  const choose = (id: string) => {
    flushSync(() => setChosen({ id, at: location }));
    setHash(id && `#${id}`);
  };

  // The browser's search has found text in a closed answer (`beforematch`).
  useEffect(() => {
    const list = listRef.current;
    const onFound = ({ target }: Event) => {
      const id = target instanceof Element && target.parentElement?.id;
      if (id) choose(id);
    };
    list?.addEventListener('beforematch', onFound);
    return () => list?.removeEventListener('beforematch', onFound);
  });

  /** Scrolls so that the pressed row stays under the pointer when an answer above it closes. */
  const onPress = (id: string) => {
    const row = document.getElementById(id || open);
    const top = row?.getBoundingClientRect().top ?? 0;
    choose(id);
    window.scrollBy({ top: (row?.getBoundingClientRect().top ?? top) - top, behavior: 'instant' });
  };
  return { listRef, open, onPress };
};
