import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useAddressQuery, useHydrated } from './use-hydrated';

const typedState = { isTyped: true };

/** The query as a page's state. An empty value removes its parameter. With `typing`, Back leads to the value before the typing. */
export const useUrlState = () => {
  const search = useAddressQuery();
  const location = useLocation();
  const [, setSearch] = useSearchParams();
  // Both are set at once, too, because the router renders the new location later: a field updates on blur, and the button that
  // was pressed updates as well.
  const latest = useRef(search);
  const isTyped = useRef(false);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  useEffect(() => {
    isTyped.current = location.state?.isTyped === true;
  }, [location]);
  const update = (changes: Readonly<Record<string, string>>, typing?: 'typed' | 'submitted'): void => {
    const next = new URLSearchParams(latest.current);
    let isFirst = true;
    for (const [name, value] of Object.entries(changes)) {
      if (next.get(name)) isFirst = false;
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    if (typing === 'submitted' && !isTyped.current && next.toString() === latest.current.toString()) return;
    const replace = !typing || isTyped.current || isFirst;
    latest.current = next;
    isTyped.current = typing === 'typed';
    setSearch(next, { replace, preventScrollReset: true, state: isTyped.current ? typedState : null });
  };
  return [search, update] as const;
};

/** The parameter's value if it is an allowed one, else the first allowed one. */
export const oneOf = <Value extends string>(value: string | null, allowed: readonly [Value, ...Value[]]): Value =>
  allowed.find((candidate) => candidate === value) ?? allowed[0];

const debounce = 150;

/** A field whose text is kept in the address, debounced. `flush` writes it now, so that no late write cancels a navigation. */
export const useUrlText = (value: string, write: (text: string) => void) => {
  const [text, setText] = useState(value);
  /** The address as it was last rendered, and what has been written since: on a busy machine that is rendered later. */
  const written = useRef([value]);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const waiting = useRef<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const early = useRef<string | null>(null);
  const isHydrated = useHydrated();

  // Hydration leaves what was typed before it in the field, and no event is dispatched.
  useLayoutEffect(() => {
    if (!field.current || field.current.value === field.current.defaultValue) return;
    early.current = field.current.value;
    setText(early.current);
  }, []);

  const drop = useCallback(() => {
    clearTimeout(timer.current);
    waiting.current = null;
  }, []);

  // The address was changed by something else: Back, or the button that clears the filters.
  useEffect(() => {
    const index = written.current.indexOf(value);
    if (index >= 0) {
      written.current = written.current.slice(index);
      return;
    }
    drop();
    written.current = [value];
    setText(value);
  }, [value, drop]);

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
  // After the effect above: hydration also brings the value in the address, which is older than what was typed.
  useEffect(() => {
    if (!isHydrated || early.current === null) return;
    type(early.current);
    early.current = null;
  });
  useEffect(() => drop, [drop]);
  return { text, field, type, flush, drop };
};
