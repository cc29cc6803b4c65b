import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, ScrollRestoration, useLocation } from 'react-router-dom';
import { focusLatePlace, focusPlace, placeOf } from '../../lib/focus';
import { whenViewIsShown } from '../hydration/hydrated-parts';

/** Moves the focus when another place is shown: to what its fragment names, else to the heading, which a screen reader then reads. */
const useFocusOfPlace = (): void => {
  const location = useLocation();
  const before = useRef<Location>(undefined);
  useEffect(() => {
    const last = before.current;
    before.current = location;
    if (!last) void whenViewIsShown().then(() => requestAnimationFrame(() => focusLatePlace(location.hash)));
    else if (placeOf(last) !== placeOf(location)) focusPlace(location.hash, last.pathname === location.pathname);
  }, [location]);
};

/** Where the browser stops that restores a position further down, if the page's list is still to come. */
const isAtEnd = (top: number) => {
  const { scrollHeight, clientHeight } = document.documentElement;
  return top + clientHeight >= scrollHeight - 1;
};

/** The one owner of focus and scroll position. It stands after the page, whose effects run before its own. */
export const PlaceKeeper = () => {
  useFocusOfPlace();
  /** The scroll position while the page is hydrated, 0 afterward. */
  const atHydration = useRef<number | null>(null);
  // React Router scrolls a page to the top that the visitor has been reading before hydration; this puts it back before the paint.
  useLayoutEffect(() => {
    window.scrollTo({ top: atHydration.current ?? 0, behavior: 'instant' });
    atHydration.current = 0;
  }, []);
  // A page that is scrolled already has nothing to restore: the router would do so some frames later, under the visitor's hand.
  const keyOf = useCallback((location: Location) => {
    // The router asks for the key before it scrolls.
    atHydration.current ??= window.scrollY;
    return atHydration.current && !isAtEnd(atHydration.current) ? 'scrolled' : placeOf(location);
  }, []);
  // Within a place, also on the way back, the page stays where it is.
  return <ScrollRestoration getKey={keyOf} />;
};
