import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/** The page in view, as the router knows it; its path begins with the base. Where HTML is made there is no navigation. */
export type Here = Pick<Router['state'], 'location' | 'matches'> &
  Partial<Pick<Router['state'], 'navigation' | 'restoreScrollPosition'>>;

type Source = { subscribe: (onChange: () => void) => () => void; read: () => Here; inHtml: () => Here };

/** @returns where a router is, now and at every change; the HTML at hand was rendered for where it is now */
export const hereOf = (router: { state: Here; subscribe: Source['subscribe'] }): Source => {
  const first = router.state;
  return { subscribe: router.subscribe, read: () => router.state, inHtml: () => first };
};

/** @returns the one page that is rendered at build time, in the same shape */
export const hereInHtml = (state: Here): Source => hereOf({ state, subscribe: () => () => {} });

export const HereContext = createContext<Source | null>(null);

const useSource = () => {
  const source = useContext(HereContext);
  if (!source) throw new Error('Where the visitor is, only parts of the site’s frame can ask');
  return source;
};

/**
 * For what surrounds the pages. It stands outside the router's own contexts: their changes would have to wait until every
 * part below them has its script.
 * @param select picks what matters; the component is told when that changes, and of nothing else
 * @throws outside of the site's frame
 */
export const useHere = <Value extends string | boolean>(select: (here: Here) => Value): Value => {
  const { subscribe, read, inHtml } = useSource();
  return useSyncExternalStore(
    subscribe,
    () => select(read()),
    () => select(inHtml()),
  );
};

/** A place further down that was seen before, or an anchor, is found again only on a page that is whole; so is the first page. */
export const mustBeWhole = ({ location, restoreScrollPosition }: Here, first: Here): boolean =>
  location === first.location || location.hash !== '' || Boolean(restoreScrollPosition);

/**
 * @returns whether the page in view must be whole from its first render
 * @throws outside of the site's frame
 */
export const useMustBeWhole = (): boolean => {
  const { read, inHtml } = useSource();
  return mustBeWhole(read(), inHtml());
};

/**
 * For pages that act after a wait. The router's own hooks hear of another page only when it is there (`app.tsx`).
 * @returns a function, always the same one, that tells whether another page is on its way
 * @throws outside of the site's frame
 */
export const useIsLeaving = (): (() => boolean) => {
  const { read } = useSource();
  return useCallback(() => read().navigation?.state !== 'idle', [read]);
};

/**
 * For what every navigation closes. A navigation from before its script came is none: the HTML does not show the value, which
 * is therefore the present one from the start.
 * @returns a name that is another one after each navigation
 * @throws outside of the site's frame
 */
export const useVisit = (): string => {
  const { subscribe, read } = useSource();
  const key = () => read().location.key;
  return useSyncExternalStore(subscribe, key, key);
};
