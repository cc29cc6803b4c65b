import { useCallback, useEffect, useState } from 'react';

/** Unlike with `React.lazy`, the next call after a failed load tries again. @returns what was loaded, its loader, a failure */
export const useOnDemand = <Part>(load: () => Promise<Part>, isDue = false) => {
  const [part, setPart] = useState<Part | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const request = useCallback(async (): Promise<Part | null> => {
    const loaded = await load().catch(() => null);
    // React calls a function that it gets as a state, and what is loaded may be a function.
    setPart(() => loaded);
    setFailed(loaded === null);
    return loaded;
  }, [load]);
  useEffect(() => {
    if (isDue) void request();
  }, [isDue, request]);
  return [part, request, hasFailed] as const;
};
