import { useEffect, useState } from 'react';

/**
 * Keeps the height that an on-screen keyboard leaves visible in the `--visible` property of an element.
 * @returns the element's ref
 */
export const useVisibleHeight = () => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const { visualViewport: viewport } = window;
    if (!element || !viewport) return;
    const update = () => element.style.setProperty('--visible', `${Math.round(viewport.height)}px`);
    update();
    viewport.addEventListener('resize', update);
    return () => viewport.removeEventListener('resize', update);
  }, [element]);
  return setElement;
};
