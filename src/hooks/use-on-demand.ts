import { useCallback, useEffect, useState } from 'react';

/** What each loader has loaded. On another visit it is there in the first render, when the scroll position is restored. */
const loadedBy = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Unlike with `React.lazy`, the next call after a failed load tries again.
 * @param due if truthy, the part is loaded by itself, and each change tries again after a failure
 * @returns what was loaded, its loader, a failure
 */
export const useOnDemand = <Part>(load: () => Promise<Part>, due: boolean | string | number = false) => {
  const [part, setPart] = useState(() => (loadedBy.get(load) ?? null) as Part | null);
  const [hasFailed, setFailed] = useState(false);
  const request = useCallback(async (): Promise<Part | null> => {
    const loaded = await load().catch(() => null);
    loadedBy.set(load, loaded);
    // React calls a function that it gets as a state, and what is loaded may be a function.
    setPart(() => loaded);
    setFailed(loaded === null);
    return loaded;
  }, [load]);
  const isMissing = part === null;
  useEffect(() => {
    if (due && isMissing) void request();
  }, [due, isMissing, request]);
  return [part, request, hasFailed] as const;
};
