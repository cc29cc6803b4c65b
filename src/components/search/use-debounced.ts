import { useEffect, useState } from 'react';

/** Milliseconds without a key press after which the number of results is announced. */
const debounce = 600;

/** A text, updated when the visitor pauses typing. */
export const useDebounced = (text: string): string => {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(text), debounce);
    return () => window.clearTimeout(timer);
  }, [text]);
  return debounced;
};
