import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const isAtFragment = (hash: string, id: string): boolean => hash === `#${encodeURIComponent(id)}`;

/** Focuses the element with its ref when the fragment names it, once for each navigation. @param isReady if it can take the focus */
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
