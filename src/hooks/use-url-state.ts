import {
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Location, UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router-dom';
import { observable } from '../lib/observable';
import { placeOf, sameState } from '../lib/place';
import { useAddressQuery } from './use-hydrated';

/** `at`: the router's location then. `shownAt`: the one that was rendered, which may be older. */
type Query = { at: Location; shownAt: Location; search: string; isTyped: boolean };

/** What was asked for last. The router has it some moments later: a field updates on blur, and the pressed button updates as well. */
const asked = observable<Query | undefined>(undefined);

/**
 * The query as a page's state. An update keeps fragment, focus and scroll position, and what the entry knows. An empty value
 * removes its parameter. Typing adds one entry, to which Back leads; other updates add none.
 */
export const useUrlState = () => {
  const router = use(RouterContext)?.router;
  const shownAt = useLocation();
  const address = useAddressQuery();
  const latest = useSyncExternalStore(asked.subscribe, asked.read, () => undefined);
  // Shown at once: a select would go back to its value before, and a second arrow key would begin there again.
  const pending = latest?.shownAt === shownAt ? latest.search : null;
  const query = useMemo(() => (pending === null ? address : new URLSearchParams(pending)), [pending, address]);
  const update = (changes: Readonly<Record<string, string>>, typing?: 'typed' | 'submitted'): void => {
    if (!router) return;
    const { location } = router.state;
    const state = sameState(location);
    const last = asked.read();
    const before = last?.at === location ? last : { search: location.search, isTyped: state.isTyped === true };
    const next = new URLSearchParams(before.search);
    const isFirst = Object.keys(changes).every((name) => !next.get(name));
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    const search = String(next);
    if (typing === 'submitted' && !before.isTyped && search === String(new URLSearchParams(before.search))) return;
    const isTyped = typing === 'typed';
    asked.set({ at: location, shownAt, search, isTyped });
    const replace = !typing || before.isTyped || isFirst;
    void router.navigate(
      { search, hash: location.hash },
      { replace, preventScrollReset: true, state: { ...state, isTyped } },
    );
  };
  return [query, update] as const;
};

/** The parameter's value if it is an allowed one, else the first allowed one. */
export const oneOf = <Value extends string>(value: string | null, allowed: readonly [Value, ...Value[]]): Value =>
  allowed.find((candidate) => candidate === value) ?? allowed[0];

const isAtFragment = (hash: string, id: string): boolean => hash === `#${encodeURIComponent(id)}`;

/** The place whose named element had the focus last. */
let focusedIn = '';

/** A ref for an element that a fragment names, perhaps before it is there. It gets the focus once in each place. @param isReady if it can take it */
export const useNamedPlace = (id: string, isReady = true) => {
  const location = useLocation();
  const place = isReady && isAtFragment(location.hash, id) ? placeOf(location) : null;
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || place === null || place === focusedIn) return;
      focusedIn = place;
      element.focus();
    },
    [place],
  );
};

const debounce = 150;

/** A field whose text is kept in the address, debounced. `flush` writes it now, so that no late write cancels a navigation. */
export const useUrlText = (value: string, write: (text: string) => void) => {
  const [text, setText] = useState(value);
  /** The address as it was last rendered, and what has been written since: on a busy machine that is rendered later. */
  const written = useRef([value]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const waiting = useRef<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isEarly = useRef(false);

  const drop = useCallback(() => {
    clearTimeout(timer.current);
    waiting.current = null;
    isEarly.current = false;
  }, []);
  const flush = () => {
    const next = waiting.current;
    drop();
    if (next === null) return;
    written.current.push(next);
    write(next);
  };
  const type = (next: string) => {
    setText(next);
    waiting.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, debounce);
  };

  // Hydration leaves what was typed before it in the field, and no event is dispatched.
  const typeEarly = useEffectEvent(() => {
    if (!field.current || field.current.value === field.current.defaultValue) return;
    type(field.current.value);
    isEarly.current = true;
  });
  useLayoutEffect(() => {
    typeEarly();
    return drop;
  }, [drop]);

  // The address was changed by something else: Back, or the button that clears the filters.
  useEffect(() => {
    const index = written.current.indexOf(value);
    written.current = index < 0 ? [value] : written.current.slice(index);
    // After hydration comes the value in the address, which is older than what was typed before.
    if (index >= 0 || isEarly.current) return;
    drop();
    setText(value);
  }, [value, drop]);
  return { text, field, type, flush, drop };
};
