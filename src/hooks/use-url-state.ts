import { use, useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { type Location, UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router-dom';
import { placeOf, sameState } from '../lib/focus';
import { observable } from '../lib/observable';
import { useAddressQuery } from './use-hydrated';

/** The query that was asked for last, and the state of its entry. The router has them some moments later. */
const asked = observable<{ search: string; state: Record<string, unknown> } | undefined>(undefined);

/** Locations, and states of entries, that are older than what was asked for. On a busy machine they are still rendered. */
const older = new WeakSet<object>();
const isOlder = (location: Location) => older.has(location) || older.has(location.state ?? location);

/**
 * The query as a page's state. An update keeps fragment, focus and scroll position, and what the entry knows. An empty value
 * removes its parameter. Typing adds one entry, to which Back leads; other updates add none.
 */
export const useUrlState = () => {
  const router = use(RouterContext)?.router;
  const shown = useLocation();
  const address = useAddressQuery();
  const latest = useSyncExternalStore(asked.subscribe, asked.read, () => undefined);
  // Shown at once: a select would go back to its value before, and a second arrow key would begin there again.
  const pending = isOlder(shown) ? latest?.search : undefined;
  const query = useMemo(() => (pending === undefined ? address : new URLSearchParams(pending)), [pending, address]);
  const update = (changes: Readonly<Record<string, string>>, typing?: 'typed' | 'submitted'): void => {
    if (!router) return;
    const { location } = router.state;
    // A field updates on blur, and the pressed button updates as well.
    const last = isOlder(location) ? asked.read() : undefined;
    const before = last ?? { search: location.search, state: sameState(location) };
    const next = new URLSearchParams(before.search);
    const isFirst = Object.keys(changes).every((name) => !next.get(name));
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    const search = String(next);
    const wasTyped = before.state.isTyped === true;
    if (typing === 'submitted' && !wasTyped && search === String(new URLSearchParams(before.search))) return;
    const state = { ...before.state, isTyped: typing === 'typed' };
    for (const one of [shown, location, before.state]) older.add(one);
    asked.set({ search, state });
    const replace = !typing || wasTyped || isFirst;
    void router.navigate({ search, hash: location.hash }, { replace, preventScrollReset: true, state });
  };
  return [query, update] as const;
};

/** The parameter's value if it is an allowed one, else the first allowed one. */
export const oneOf = <Value extends string>(value: string | null, allowed: readonly [Value, ...Value[]]): Value =>
  allowed.find((candidate) => candidate === value) ?? allowed[0];

/** The place whose named element had the focus last. */
let focusedIn = '';

/** A ref for an element that a fragment names, perhaps before it is there. It gets the focus once in each place. @param isReady if it can take it */
export const useNamedPlace = (id: string, isReady = true) => {
  const location = useLocation();
  const place = isReady && location.hash === `#${id}` ? placeOf(location) : null;
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
  /** What is not in the address yet, and the value there that it was typed over. */
  const [typed, setTyped] = useState<{ text: string; over?: string } | null>(null);
  const waiting = typed && (typed.over ?? value) === value ? typed.text : null;
  const drop = () => setTyped(null);
  // The address was changed by something else: Back, or the button that clears the filters.
  if (typed && waiting === null) drop();
  const flush = () => {
    if (waiting === null) return;
    drop();
    write(waiting);
  };
  const flushLate = useEffectEvent(flush);
  useEffect(() => {
    if (waiting === null) return;
    const timer = setTimeout(() => flushLate(), debounce);
    return () => clearTimeout(timer);
  }, [waiting]);
  // Hydration leaves what was typed before it in the field, and no event is dispatched. After it comes the value in the address.
  const field = useCallback((input: HTMLInputElement | null) => {
    if (input && input.value !== input.defaultValue) setTyped({ text: input.value });
  }, []);
  return { text: waiting ?? value, field, type: (text: string) => setTyped({ text, over: value }), flush, drop };
};
