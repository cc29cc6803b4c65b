import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddressQuery } from './use-address-query';

/**
 * Search parameters as the state of a list: filters, sort, search. Changes replace the address and leave the scroll
 * position alone; empty values leave the address.
 */
export const useUrlState = () => {
  const search = useAddressQuery();
  const [, setSearch] = useSearchParams();
  // Two changes may come before the first one is rendered: leaving a field writes it, and so does the button pressed for it.
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

/** The parameter's value if it is one of those allowed, else the first of them. */
export const oneOf = <Value extends string>(value: string | null, allowed: readonly [Value, ...Value[]]): Value =>
  allowed.find((candidate) => candidate === value) ?? allowed[0];
