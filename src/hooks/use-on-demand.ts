import { useCallback, useEffect, useState } from 'react';

/**
 * Code that is loaded at a press, at an event or as soon as it is due. Unlike with `React.lazy`, a failed load does not reach an error boundary, and
 * the next call tries again.
 * @param load imports it; must be the same function at every render
 * @param isDue loads it without a call
 * @returns what was loaded, else null; the function that loads it, which resolves to it, or to null if that failed; and
 * whether the last load failed
 */
export const useOnDemand = <Part>(load: () => Promise<Part>, isDue = false) => {
  const [part, setPart] = useState<Part | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const request = useCallback(async (): Promise<Part | null> => {
    const loaded = await load().catch(() => null);
    // As a function, because what is loaded may be a function itself, which React would call.
    setPart(() => loaded);
    setFailed(loaded === null);
    return loaded;
  }, [load]);
  useEffect(() => {
    if (isDue) void request();
  }, [isDue, request]);
  return [part, request, hasFailed] as const;
};
