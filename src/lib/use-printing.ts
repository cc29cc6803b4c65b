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
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', update);
    media.addEventListener('change', update);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', update);
      media.removeEventListener('change', update);
    };
  }, []);
  return isPrinting;
};
