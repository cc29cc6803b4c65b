import { use, useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router-dom';
import { placeOf, sameState } from '../lib/focus';
import { subscribeToNothing, useAddressQuery } from './use-hydrated';

/**
 * The query as a page's state. An update keeps fragment, focus and scroll position, and what the entry knows. An empty value
 * removes its parameter. Typing adds one entry, to which Back leads; other updates add none.
 */
export const useUrlState = () => {
  const router = use(RouterContext)?.router;
  const shown = useLocation();
  const address = useAddressQuery();
  /** Where the router is, or goes to, within the place that is shown. On a busy machine React renders it some moments later. */
  const latest = () => {
    const next = router?.state.navigation.location ?? router?.state.location ?? shown;
    return placeOf(next) === placeOf(shown) ? next : shown;
  };
  const subscribe = router?.subscribe ?? subscribeToNothing;
  // Shown at once: a select would go back to its value before, and a second arrow key would begin there again.
  const search = useSyncExternalStore(
    subscribe,
    () => latest().search,
    () => shown.search,
  );
  const isRendered = search === shown.search;
  const query = useMemo(() => (isRendered ? address : new URLSearchParams(search)), [isRendered, address, search]);
  const update = (changes: Readonly<Record<string, string>>, typing?: 'typed' | 'submitted'): void => {
    const before = latest();
    const next = new URLSearchParams(before.search);
    const wasTyped = before.state?.isTyped === true;
    const replace = !typing || wasTyped || Object.keys(changes).every((name) => !next.get(name));
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    if (typing === 'submitted' && !wasTyped && String(next) === String(new URLSearchParams(before.search))) return;
    const state = { ...sameState(before), isTyped: typing === 'typed' };
    void router?.navigate({ search: String(next), hash: before.hash }, { replace, preventScrollReset: true, state });
  };
  return [query, update] as const;
};

/** The parameter's value if it is an allowed one, else the first allowed one. */
export const oneOf = <Value extends string>(value: string | null, allowed: readonly [Value, ...Value[]]): Value =>
  allowed.find((candidate) => candidate === value) ?? allowed[0];

const debounce = 150;

/** A field whose text is kept in the address, debounced. `flush` writes it now, so that no late write cancels a navigation. */
export const useUrlText = (value: string, write: (text: string) => void) => {
  /** What is not in the address yet, and the value there that it was typed over. */
  const [typed, setTyped] = useState<{ text: string; over?: string } | null>(null);
  const waiting = typed && typed.text !== value && (typed.over ?? value) === value ? typed.text : null;
  // The address has it, or was changed by something else: Back, or the button that clears the filters.
  if (typed && waiting === null) setTyped(null);
  const flush = () => {
    if (waiting !== null) write(waiting);
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
  return { text: waiting ?? value, field, type: (text: string) => setTyped({ text, over: value }), flush };
};
