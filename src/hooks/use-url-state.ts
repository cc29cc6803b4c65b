import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddressQuery } from './use-address-query';

/**
 * The state of a list (filters, sort order, search text) in the query of the address. Updates replace the history entry
 * and keep the scroll position; an empty value removes its parameter.
 */
export const useUrlState = () => {
  const search = useAddressQuery();
  const [, setSearch] = useSearchParams();
  // Two updates may happen before the first is rendered: a field updates on blur, and the button that was pressed updates, too.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  const update = (changes: Readonly<Record<string, string>>): void => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    latest.current = next;
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return [search, update] as const;
};

/** The parameter's value if it is an allowed one, else the first allowed one. */
export const oneOf = <Value extends string>(value: string | null, allowed: readonly [Value, ...Value[]]): Value =>
  allowed.find((candidate) => candidate === value) ?? allowed[0];
