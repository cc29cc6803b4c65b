import { type ComponentType, useCallback, useState } from 'react';

/**
 * A component whose code is loaded when it is first wanted. Unlike `React.lazy`, a failed load leaves the page as it is, and
 * the next call tries again.
 * @param load imports the component; the same function at every render
 * @returns the component once it is there, and what loads it: the promise tells whether it could be had
 */
export const useOnDemand = <Props>(load: () => Promise<ComponentType<Props>>) => {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const request = useCallback(async (): Promise<boolean> => {
    try {
      const loaded = await load();
      setPart(() => loaded);
      return true;
    } catch {
      return false;
    }
  }, [load]);
  return [Part, request] as const;
};
