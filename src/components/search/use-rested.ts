import { useEffect, useState } from 'react';

/** Milliseconds without a key press after which typing rests. */
const rest = 600;

/** A text as it was when typing last rested; at first, as it is. */
export const useRested = (text: string): string => {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(text), rest);
    return () => window.clearTimeout(timer);
  }, [text]);
  return rested;
};
