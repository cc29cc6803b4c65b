import { useEffect, useRef } from 'react';

/**
 * One history entry stands for a dialog while it is open, so that Back closes it and does not leave the page. It is the
 * browser's own and not the router's, which would take it for a change of page and do all that one entails.
 * @returns what to call before a navigation that is to take the entry's place
 */
export const useBackCloses = (isOpen: boolean, close: () => void): (() => void) => {
  const isLeft = useRef(false);
  const onClose = useRef(close);
  useEffect(() => {
    onClose.current = close;
  }, [close]);
  useEffect(() => {
    if (!isOpen) return;
    isLeft.current = false;
    window.history.pushState(window.history.state, '');
    const onPopState = () => {
      isLeft.current = true;
      onClose.current();
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      if (!isLeft.current) window.history.back();
    };
  }, [isOpen]);
  return () => {
    isLeft.current = true;
  };
};
