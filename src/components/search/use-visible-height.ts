import { useEffect, useState } from 'react';

/**
 * Tells an element, as `--visible`, how high the part of the window is that an on-screen keyboard leaves.
 * @returns the element's ref
 */
export const useVisibleHeight = () => {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const { visualViewport: viewport } = window;
    if (!element || !viewport) return;
    const tell = () => element.style.setProperty('--visible', `${Math.round(viewport.height)}px`);
    tell();
    viewport.addEventListener('resize', tell);
    return () => viewport.removeEventListener('resize', tell);
  }, [element]);
  return setElement;
};
