import { useCallback, useEffect, useState } from 'react';

/**
 * Code that is loaded when needed. Unlike with `React.lazy`, the next call after a failed load tries again.
 * @param load the same function at every render
 * @param isDue loads it without a call
 * @returns what was loaded, or null; the function that loads it and resolves to it, or to null; whether the last load failed
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
