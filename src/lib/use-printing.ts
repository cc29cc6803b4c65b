import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed. The component renders again before the browser lays out the sheets: a list can then
 * be whole.
 */
export const usePrinting = (): boolean => {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The media query begins to hold after `beforeprint`. Safari before 13 has only the query.
    const media = window.matchMedia('print');
    const begin = () => flushSync(() => setIsPrinting(true));
    const update = () => flushSync(() => setIsPrinting(media.matches));
    setIsPrinting(media.matches);
    const mounted = new AbortController();
    window.addEventListener('beforeprint', begin, mounted);
    window.addEventListener('afterprint', update, mounted);
    media.addEventListener('change', update, mounted);
    return () => mounted.abort();
  }, []);
  return isPrinting;
};
