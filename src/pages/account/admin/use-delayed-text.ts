import { useEffect, useRef, useState } from 'react';

/** Long enough for the next letter of somebody who types, in milliseconds. */
const pause = 150;

/**
 * The text of a field whose value is kept in the address. The router brings a new address in a transition, which is too late
 * for a controlled field: the caret would jump to its end.
 * @param value what the address says
 * @param write puts a text into the address
 * @returns the field's text; what takes a new one and writes it when typing rests; and what writes it now, for when the field is left
 */
export const useDelayedText = (value: string, write: (text: string) => void) => {
  const [text, setText] = useState(value);
  const written = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const waiting = useRef<string | null>(null);

  // Somebody else changed the address: Back, or a button that clears the filters.
  useEffect(() => {
    if (value === written.current) return;
    clearTimeout(timer.current);
    waiting.current = null;
    written.current = value;
    setText(value);
  }, [value]);

  const flush = () => {
    clearTimeout(timer.current);
    if (waiting.current === null) return;
    written.current = waiting.current;
    waiting.current = null;
    write(written.current);
  };
  const type = (next: string) => {
    setText(next);
    waiting.current = next;
    clearTimeout(timer.current);
    timer.current = setTimeout(flush, pause);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { text, type, flush };
};
