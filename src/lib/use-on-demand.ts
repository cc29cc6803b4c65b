import { type ComponentType, useCallback, useState } from 'react';

/**
 * A component that is loaded when it is first needed. Unlike with `React.lazy`, a failed load does not reach an error
 * boundary, and the next call tries again.
 * @param load imports the component; must be the same function at every render
 * @returns the component once it is loaded, else null; and the function that loads it, whose promise tells whether that
 * succeeded
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
