import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, ScrollRestoration, useLocation, useNavigate } from 'react-router-dom';
import { anchorOf, isPlainClick, linkOf } from '../../lib/links';
import { focusPlace } from '../../lib/move-focus-when-removed';
import { nextState, placeOf } from '../../lib/place';

/** How long a smooth scroll takes at most in browsers without the `scrollend` event, in milliseconds. */
const longest = 1500;
const smoothClass = 'scrolls-smoothly';

/** Makes the router's next scroll to an anchor smooth, by a class for the style sheet. */
const scrollSmoothlyOnce = () => {
  const { classList } = document.documentElement;
  const end = () => {
    window.clearTimeout(timer);
    document.removeEventListener('scrollend', end);
    classList.remove(smoothClass);
  };
  const timer = window.setTimeout(end, longest);
  document.addEventListener('scrollend', end);
  classList.add(smoothClass);
};

/** Links to an anchor on the same page scroll there smoothly. Links with `data-in-place` are left to their own handlers. */
const useInPageLinks = (): void => {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const link = linkOf(event);
      if (!link?.hash || link.target === '_blank' || link.hasAttribute('data-in-place')) return;
      const { origin, pathname, search, hash } = window.location;
      if (link.origin !== origin || link.pathname !== pathname || link.search !== search) return;
      if (!anchorOf(link.hash)) return;
      event.preventDefault();
      scrollSmoothlyOnce();
      // As in browsers, the same fragment again adds no entry.
      navigate({ search, hash: link.hash }, { replace: link.hash === hash, state: nextState(location) });
    };
    // In the capture phase, because the router's links navigate in the bubble phase.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [navigate, location]);
};

/** Moves the focus when another place is shown: to what its fragment names, else to the heading, which a screen reader then reads. */
const useFocusOfPlace = (): void => {
  const location = useLocation();
  const before = useRef(location);
  useEffect(() => {
    const last = before.current;
    before.current = location;
    // The first page leaves the focus to the browser.
    if (placeOf(last) !== placeOf(location)) focusPlace(location.hash, last.pathname === location.pathname);
  }, [location]);
};

/** Its effect runs before those of the components after it. */
const Reading = ({ into }: { into: RefObject<number | null> }) => {
  useLayoutEffect(() => {
    into.current = window.scrollY;
  }, [into]);
  return null;
};

/** Where the browser stops that restores a position further down, if the page's list is still to come. */
const isAtEnd = (top: number) => {
  const { scrollHeight, clientHeight } = document.documentElement;
  return top + clientHeight >= scrollHeight - 1;
};

/** The one owner of focus and scroll position. It stands after the page, whose effects run before its own. */
export const PlaceKeeper = () => {
  useInPageLinks();
  useFocusOfPlace();
  /** The scroll position while the page is hydrated, null afterward. */
  const atHydration = useRef<number | null>(null);
  // React Router scrolls a page to the top that the visitor has been reading before hydration; this puts it back before the paint.
  useLayoutEffect(() => {
    window.scrollTo({ top: atHydration.current ?? 0, behavior: 'instant' });
    atHydration.current = null;
  }, []);
  // A page that is scrolled already has nothing to restore: the router would do so some frames later, under the visitor's hand.
  const keyOf = useCallback(
    (location: Location) => (atHydration.current && !isAtEnd(atHydration.current) ? 'scrolled' : placeOf(location)),
    [],
  );
  return (
    <>
      <Reading into={atHydration} />
      {/* Within a place, also on the way back, the page stays where it is. */}
      <ScrollRestoration getKey={keyOf} />
    </>
  );
};
