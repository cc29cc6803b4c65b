import { useEffect, useState } from 'react';

/** @returns the value once it has not changed for `pause` milliseconds; until then what it was before, at first `first` */
export const useSettled = <Value>(value: Value, pause: number, first: Value): Value => {
  const [settled, setSettled] = useState(() => first);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
};
