import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether the fragment of the address names the element with this id. */
export const isAtFragment = (hash: string, id: string): boolean => hash === `#${encodeURIComponent(id)}`;

/**
 * Focuses an element, which also scrolls to it, when the fragment of the address names it: once for each navigation.
 * @param id of the element
 * @param isReady false while the element cannot take the focus yet
 * @returns the element's ref
 */
export const useFragmentFocus = <Target extends HTMLElement>(id: string, isReady = true): RefObject<Target | null> => {
  const target = useRef<Target>(null);
  const focused = useRef('');
  const { hash, key } = useLocation();
  const isTarget = isAtFragment(hash, id);
  useEffect(() => {
    if (!isTarget || !isReady || focused.current === key) return;
    focused.current = key;
    target.current?.focus();
  }, [isTarget, isReady, key]);
  return target;
};
